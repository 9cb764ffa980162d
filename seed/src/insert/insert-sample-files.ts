import type { Tx } from '@stackyard/cms/platform/db'
import type { Storage } from '@stackyard/cms/platform/storage/storage'
import { sampleDocuments } from '../data/sample-documents'
import { accounts } from '../plans/accounts'
import { storedNameOf } from '../plans/documents'
import { insertRows } from './insert-rows'
import { createPdf } from './pdf'

/** Writes the papers that listings carry, as PDF among the uploaded files, in the admin's name. */
export async function insertSampleFiles(storage: Storage, tx: Tx): Promise<void> {
  const rows = []
  for (const { file, title, lines } of sampleDocuments) {
    const bytes = createPdf(title, lines)
    const storedName = storedNameOf(file)
    await storage.put(`files/${storedName}`, bytes, { type: 'application/pdf' })
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
