/**
 * A picture as it is used: HEIC as JPEG, at most 0.3 MB; null when it can't be read. The work is done beside
 * the page, in a worker of its own. @throws the signal's reason when it is aborted.
 */
export const preparePicture = (file: File, signal?: AbortSignal): Promise<File | null> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      signal?.removeEventListener('abort', stop)
      settle()
    }
    const stop = () => end(() => reject(signal?.reason))
    signal?.addEventListener('abort', stop)
    worker.addEventListener('message', ({ data }: MessageEvent<File | null>) => end(() => resolve(data)))
    worker.addEventListener('error', () => end(() => resolve(null)))
    return worker.postMessage(file, [])
  })
