import { expect, test, vi } from 'vitest';
import { readEvents, type ServerEvent } from '#client/lib/live/readEvents.ts';

const bytes = new TextEncoder();

function streamOf(chunks: readonly (string | Uint8Array)[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? bytes.encode(chunk) : chunk);
      controller.close();
    },
  });
}

async function read(...chunks: (string | Uint8Array)[]) {
  const onSign = vi.fn<() => void>();
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(chunks), onSign)) events.push(event);
  return { events, signs: onSign.mock.calls.length };
}

test('an event is read however its text is split, and each chunk counts as activity', async () => {
  const { events, signs } = await read('event: ne', 'xt\ndata: {"a"', ':1}\n', '\nevent: next\nda');
  expect(events).toEqual([{ name: 'next', data: '{"a":1}' }]);
  expect(signs).toBe(4);
});

test('a multi-byte letter split over two chunks is read correctly', async () => {
  const text = bytes.encode('event:next\ndata:नौकरी\n\n');
  const { events } = await read(text.slice(0, 18), text.slice(18));
  expect(events).toEqual([{ name: 'next', data: 'नौकरी' }]);
});

test('several events arrive in order, with either line ending and multi-line data', async () => {
  const { events } = await read(
    'event: next\r\ndata: one\r\ndata: two\r\n\r\nevent: complete\ndata:\n\n',
  );
  expect(events).toEqual([
    { name: 'next', data: 'one\ntwo' },
    { name: 'complete', data: '' },
  ]);
});

test('a keep-alive comment is not an event', async () => {
  expect(await read(':\n\n', 'data: nameless\n\n')).toEqual({ events: [], signs: 2 });
});

test('a reader that stops early closes the stream', async () => {
  const cancel = vi.fn<() => void>();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.encode('event: next\ndata: 1\n\n')),
    cancel,
  });
  for await (const { data } of readEvents(stream, () => undefined)) {
    expect(data).toBe('1');
    break;
  }
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});
