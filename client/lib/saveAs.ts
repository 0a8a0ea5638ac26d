/** Saves a file that came in Base64 as a part of an answer. */
export function saveAs(base64: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdfOf(base64));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}
