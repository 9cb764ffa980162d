import { picture } from '../api/foundation/file-upload/picture'
import { ok } from './api'

/** Uploads a document of a person who has their identity checked. Answers the file's id. */
export async function uploadDocument(url: string, token: string): Promise<number> {
  const body = new FormData()
  body.append('files', new File([new Uint8Array(picture(40, 30))], 'passport.png', { type: 'image/png' }))
  const files = await ok<{ id: number }[]>(url, 'POST', '/file-upload/', { token, body })
  return files[0]?.id ?? 0
}

/** What the person of a token sends to have their identity checked, the document uploaded. */
export const identityApplication = async (url: string, token: string, more: object = {}) => ({
  legalName: 'Beatrice Okafor',
  dateOfBirth: '1988-02-29',
  address: { street1: '1 Dock Street', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' },
  documentType: 'passport',
  fileIds: [await uploadDocument(url, token)],
  ...more,
})
