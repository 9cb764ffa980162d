import { strToU8, Zip, ZipDeflate } from 'fflate'
import { toCsv } from '../../../platform/to-csv'

type Row = Record<string, unknown>

const cellOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

/** Rows as CSV: every name that a row has is a column, what is no plain value stands as JSON. */
export function rowsToCsv(rows: readonly Row[]): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return toCsv({ fields, data: rows.map((row) => fields.map((field) => cellOf(row[field] ?? ''))) })
}

/** A ZIP archive that is written file by file. */
export class Archive {
  readonly #chunks: Uint8Array[] = []
  readonly #zip: Zip
  readonly #at: Date
  #failure: Error | null = null

  constructor(at: Date) {
    this.#at = at
    this.#zip = new Zip((error, chunk) => {
      if (error) this.#failure = error
      else this.#chunks.push(chunk)
    })
  }

  add(name: string, content: string): void {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = this.#at
    this.#zip.add(file)
    file.push(strToU8(content), true)
  }

  /** The whole archive. @throws what went wrong on the way */
  end(): Buffer {
    this.#zip.end()
    if (this.#failure) throw this.#failure
    return Buffer.concat(this.#chunks)
  }
}
