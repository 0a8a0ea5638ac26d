/** Repeats work that never fails, each time a while after it has ended. The returned function stops it. */
export function repeatedly(work: () => Promise<void>, pause: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const turn = async () => {
    await work();
    if (!isOver) timer = setTimeout(() => void turn(), pause).unref();
  };
  void turn();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
