export interface ServerEvent {
  name: string;
  data: string;
}

/** The events of a stream as they arrive, without keep-alive messages. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      text += value;
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event.name) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): ServerEvent {
  const lines = block.split(/\r?\n/);
  const valueOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart())
      .join('\n');
  return { name: valueOf('event'), data: valueOf('data') };
}
