import { vi } from 'vitest';

/** Requests under the control of the test; the newest is the current one. */
export class FakeRequest {
  static sent: FakeRequest[] = [];
  method = '';
  url = '';
  status = 0;
  responseText = '';
  responseType = '';
  aborted = false;
  form: FormData | undefined;
  headers: Record<string, string> = {};
  readonly upload = new EventTarget();
  private readonly own = new EventTarget();

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  addEventListener(name: string, listener: () => void) {
    this.own.addEventListener(name, listener);
  }
  send(form: FormData) {
    this.form = form;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.aborted = true;
    this.own.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  arrived() {
    this.upload.dispatchEvent(new Event('load'));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.own.dispatchEvent(new Event('load'));
  }
  break() {
    this.own.dispatchEvent(new Event('error'));
  }
}

export function fakeUploads() {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

export const underWay = () => FakeRequest.sent.at(-1)!;

export function fileOf(name: string, size = 2_048): File {
  const file = new File(['x'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

export const UPLOADED = { fileId: 'file-1', fileName: 'cv.pdf', fileUrl: '/uploads/file-1?x' };
