/** The most the server takes at once, and the most that is stored for another try. */
export const MOST_RECORDS = 100

/** `refused`: sending the same again would not help. */
export type SendOutcome = 'sent' | 'refused' | 'failed'

/** Records in the tab's storage, where the next page finds them; in memory where there is no storage. */
function recordStore<T>(key: string) {
  let memory: T[] | null = null
  const read = (): T[] => {
    if (memory) return memory
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? (stored as T[]) : []
    } catch {
      // Storage is blocked, or what it holds is no list.
      return []
    }
  }
  const write = (records: readonly T[]): void => {
    const latest = records.slice(-MOST_RECORDS)
    try {
      if (latest.length > 0) sessionStorage.setItem(key, JSON.stringify(latest))
      else sessionStorage.removeItem(key)
      memory = null
    } catch {
      // Storage is full or blocked: the records live as long as the page.
      memory = latest
    }
  }
  return { read, write }
}

/**
 * Records on their way to the server. Each stays in the tab's storage until the server has answered, so that the next
 * page sends what this one could not. The server counts a record once, however often it comes.
 */
export function unsentRecords<T>(key: string, send: (records: T[]) => Promise<SendOutcome>, most = MOST_RECORDS) {
  const store = recordStore<T>(key)
  const underway = new Set<string>()
  const flush = async (): Promise<void> => {
    const batch = store
      .read()
      .filter((record) => !underway.has(JSON.stringify(record)))
      .slice(0, most)
    if (batch.length === 0) return
    const texts = batch.map((record) => JSON.stringify(record))
    for (const text of texts) underway.add(text)
    const outcome = await send(batch)
    for (const text of texts) underway.delete(text)
    if (outcome === 'failed') return
    const done = new Set(texts)
    store.write(store.read().filter((record) => !done.has(JSON.stringify(record))))
    await flush()
  }
  return {
    add: (record: T): void => store.write([...store.read(), record]),
    isEmpty: (): boolean => store.read().length === 0,
    clear: (): void => store.write([]),
    flush,
  }
}
