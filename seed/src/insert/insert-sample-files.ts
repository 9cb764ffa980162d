import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '@stackyard/cms/platform/db'
import { sampleDocuments } from '../data/sample-documents'
import { accounts } from '../plans/accounts'
import { storedNameOf } from '../plans/documents'
import { insertRows } from './insert-rows'
import { createPdf } from './pdf'

/** Writes the papers that listings carry, as PDF among the uploaded files, in the admin's name. */
export async function insertSampleFiles(dataDir: string, tx: Tx): Promise<void> {
  const folder = join(dataDir, 'files')
  await mkdir(folder, { recursive: true })
  const rows = []
  for (const { file, title, lines } of sampleDocuments) {
    const bytes = createPdf(title, lines)
    const storedName = storedNameOf(file)
    await writeFile(join(folder, storedName), bytes)
    rows.push({
      owner_id: accounts.admin.id,
      title: `${title}.pdf`,
      stored_name: storedName,
      mime_type: 'application/pdf',
      bytes: bytes.length,
    })
  }
  await insertRows(tx, 'market.uploaded_file', rows)
}
