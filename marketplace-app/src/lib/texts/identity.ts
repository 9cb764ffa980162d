import { inLanguage } from '../language'

export const identityTexts = inLanguage('identityTexts', {
  pending: 'We are reviewing your documents',
  pendingText: (date: string) =>
    `Sent on ${date}. We’ll email you within one business day. There is nothing else to do.`,
  rejected: 'We could not verify your identity',
  again: 'Send your documents again below.',
  checking: 'Our payment provider checks them now. It mostly takes a minute or two; this page follows by itself.',
  checkAgain: 'Try again below.',
  provider:
    'Our payment provider checks a picture of your document and of your face. We are told the outcome and keep neither.',
  begin: 'Verify identity',
  beginFailed: 'The verification could not be opened',
  byUs: 'Send documents to us instead',
  legalName: 'Full legal name',
  legalNameHint: 'As it appears on your document',
  dateOfBirth: 'Date of birth',
  document: 'Document',
  files: 'Pictures or scans',
  filesHint: 'Photos, HEIC too, or PDF up to 3 MB. All four corners visible, nothing covered.',
  addPictures: 'Add pictures',
  addPdf: 'Add PDF',
  remove: (name: string) => `Remove ${name}`,
  uploadFailed: 'The file could not be uploaded',
  submit: 'Send for verification',
  done: 'Documents sent',
  privacy: 'Only our verification team sees what you send here.',
})
