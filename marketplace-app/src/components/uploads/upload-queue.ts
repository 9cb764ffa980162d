import type { UploadedFile } from '@stackyard/shared/schema/file'
import { toProblem } from '../../lib/problem'
import type { Chosen, Refused } from './sort-chosen'

export type UploadJob = {
  key: number
  file: File
  state: 'waiting' | 'preparing' | 'sending' | 'failed'
  /** Why it failed. */
  reason?: string
}

/** What stands in the queue, what has been sent since it was last empty, and what was refused. */
export type Uploads = { jobs: readonly UploadJob[]; sent: number; refused: readonly Refused[] }

export const noUploads: Uploads = { jobs: [], sent: 0, refused: [] }

/** What the queue does with each file, and whom it tells. */
export type UploadWork = {
  /** The file as it is sent; null when there is none. */
  prepare: (file: File, signal: AbortSignal) => Promise<File | null>
  send: (file: File, signal: AbortSignal) => Promise<UploadedFile[]>
  /** Why `prepare` yielded none. */
  refusalOf: (file: File) => string
  onFiles: (files: UploadedFile[]) => void
  /** Once for all that failed in one go, with the first error. */
  onFailure: (error: unknown) => void
}

/** Sends files one after the other, so that they arrive in the order they were chosen; `show` gets every new state. */
export class UploadQueue {
  #uploads = noUploads
  #nextKey = 1
  #isRunning = false
  #current: { key: number; abort: AbortController } | null = null
  readonly #show: (uploads: Uploads) => void
  #work: UploadWork

  constructor(work: UploadWork, show: (uploads: Uploads) => void) {
    this.#work = work
    this.#show = show
  }

  /** From now on files go this way. */
  use(work: UploadWork): void {
    this.#work = work
  }

  add({ taken, refused }: Chosen): void {
    const { jobs, refused: before } = this.#uploads
    const fresh = taken.map((file): UploadJob => ({ key: this.#nextKey++, file, state: 'waiting' }))
    this.#set({
      jobs: [...jobs, ...fresh],
      refused: [...before, ...refused],
      ...(jobs.length === 0 ? { sent: 0 } : {}),
    })
    if (fresh.length > 0) void this.#run()
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting' })
    void this.#run()
  }

  /** Takes files out; the one under way is broken off. */
  cancel(keys: readonly number[]): void {
    this.#set({ jobs: this.#uploads.jobs.filter((job) => !keys.includes(job.key)) })
    if (this.#current && keys.includes(this.#current.key)) this.#current.abort.abort()
  }

  closeRefused(): void {
    this.#set({ refused: [] })
  }

  #set(change: Partial<Uploads>): void {
    this.#uploads = { ...this.#uploads, ...change }
    this.#show(this.#uploads)
  }

  #change(key: number, to: Pick<UploadJob, 'state' | 'reason'>): void {
    this.#set({ jobs: this.#uploads.jobs.map((job) => (job.key === key ? { key, file: job.file, ...to } : job)) })
  }

  #without(key: number): readonly UploadJob[] {
    return this.#uploads.jobs.filter((job) => job.key !== key)
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    let failure: { error: unknown } | null = null
    for (;;) {
      const job = this.#uploads.jobs.find(({ state }) => state === 'waiting')
      if (!job) break
      const abort = new AbortController()
      this.#current = { key: job.key, abort }
      const outcome = await this.#runOne(job, abort.signal)
      failure ??= outcome
    }
    this.#current = null
    this.#isRunning = false
    if (failure) this.#work.onFailure(failure.error)
  }

  async #runOne(job: UploadJob, signal: AbortSignal): Promise<{ error: unknown } | null> {
    const { key, file } = job
    try {
      this.#change(key, { state: 'preparing' })
      const prepared = await this.#work.prepare(file, signal)
      if (signal.aborted) return null
      if (!prepared) {
        const reason = this.#work.refusalOf(file)
        this.#set({ jobs: this.#without(key), refused: [...this.#uploads.refused, { name: file.name, reason }] })
        return null
      }
      this.#change(key, { state: 'sending' })
      const files = await this.#work.send(prepared, signal)
      if (signal.aborted) return null
      this.#set({ jobs: this.#without(key), sent: this.#uploads.sent + 1 })
      this.#work.onFiles(files)
    } catch (error) {
      if (signal.aborted) return null
      this.#change(key, { state: 'failed', reason: toProblem(error).message })
      return { error }
    }
    return null
  }
}
