export const peopleLetterTexts = {
  open: 'Write to these people',
  title: 'Write to these people',
  lead: 'Only those with a proved address who allow letters in their settings get it.',
  template: 'Start from',
  templates: [
    { key: 'blank', label: 'An empty letter', subject: '', message: '' },
    {
      key: 'listings',
      label: 'Ask for current prices',
      subject: '{firstName}, are your prices still right?',
      message:
        'Hello {firstName},\n\nmerchants look for space that is free today. Please look through the listings of {company} and confirm prices and free space.\n\nThank you.',
    },
    {
      key: 'profile',
      label: 'Ask for a complete profile',
      subject: 'Your profile is nearly complete',
      message:
        'Hello {firstName},\n\na profile with a picture, a description and a telephone number is answered sooner. Please add what is missing in your settings.\n\nThank you.',
    },
  ],
  subject: 'Subject',
  message: 'Message',
  hint: '{firstName} and {company} stand for the reader’s own. An empty line begins a paragraph.',
  preview: 'Preview',
  previewFor: (email: string) => `As ${email} reads it`,
  finding: 'Looking for the people…',
  nobody: 'Nobody of this list can get a letter.',
  readers: (count: number, looked: number, total: number) =>
    `${count} of ${looked} have a proved address.${looked < total ? ` A letter goes to the first ${looked} of ${total}: narrow the list for the rest.` : ''}`,
  test: 'Send a test to me',
  tested: 'The test is on its way to you',
  send: 'Send',
}
