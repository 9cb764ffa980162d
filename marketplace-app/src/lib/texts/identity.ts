export const identityTexts = {
  pending: 'We are looking at your documents',
  pendingText: (date: string) =>
    `Sent on ${date}. You hear from us by e-mail within one working day; nothing else is to be done.`,
  rejected: 'We could not verify your identity',
  again: 'Send your documents again below.',
  legalName: 'Full legal name',
  legalNameHint: 'As it stands on your document',
  dateOfBirth: 'Date of birth',
  document: 'Document',
  files: 'Pictures or scans',
  filesHint: 'JPEG, PNG, WebP or PDF, up to 3 MB each. All four corners visible, nothing covered.',
  addFiles: 'Add files',
  remove: (name: string) => `Remove ${name}`,
  uploadFailed: 'The file could not be uploaded',
  submit: 'Send for verification',
  done: 'Documents sent',
  privacy: 'Only our verification team sees what you send here.',
} as const
