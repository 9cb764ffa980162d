import { counted, figure } from '../format'
import { inLanguage } from '../language'

export const peopleLetterTexts = inLanguage('peopleLetterTexts', {
  open: 'Write to these people',
  title: 'Write to these people',
  lead: 'Members with a verified address get it. Offers go only to members who allow them in their settings.',
  purpose: 'About',
  purposes: { service: 'The service: every member gets it', offers: 'News and offers: members who allow them' },
  template: 'Start from',
  templates: [
    { key: 'blank', label: 'A blank announcement', subject: '', message: '' },
    {
      key: 'listings',
      label: 'Ask for current prices',
      subject: '{firstName}, are your prices still current?',
      message:
        'Hello {firstName},\n\nMerchants look for space that is free today. Please check the listings of {company} and confirm prices and free space.\n\nThank you.',
    },
    {
      key: 'profile',
      label: 'Ask for a complete profile',
      subject: 'Your profile is nearly complete',
      message:
        'Hello {firstName},\n\nA profile with a picture, a description, and a phone number gets more replies. Please add what is missing in your settings.\n\nThank you.',
    },
  ],
  subject: 'Subject',
  message: 'Message',
  hint: '{firstName} and {company} are filled in for each reader. An empty line starts a new paragraph.',
  preview: 'Preview',
  previewFor: (email: string) => `As ${email} reads it`,
  finding: 'Looking for the people…',
  nobody: 'Nobody on this list can get an announcement.',
  readers: {
    service: (count: number, matched: number) =>
      `${figure(count)} of ${figure(matched)} get it: they verified their address.`,
    offers: (count: number, matched: number) =>
      `${figure(count)} of ${figure(matched)} get it: they verified their address and allow announcements.`,
  },
  test: 'Send a test to me',
  tested: 'The test is on its way to you',
  send: 'Send',
  sendTo: (count: number) => `Send to ${counted(count, 'person', 'people')}`,
  sent: (count: number) => `The announcement to ${counted(count, 'person', 'people')} is on its way`,
  letters: 'Announcements so far',
  states: { sending: 'On its way', sent: 'Sent', stopped: 'Stopped' },
  progress: (subject: string) => `How far “${subject}” is`,
  figures: (sent: number, total: number, leftOut: number, failed: number) =>
    [
      `${figure(sent)} of ${figure(total)} sent`,
      ...(leftOut > 0 ? [`${figure(leftOut)} left out`] : []),
      ...(failed > 0 ? [`${figure(failed)} failed`] : []),
    ].join(', '),
  resting: 'Today’s limit of emails is reached. The rest follows.',
  stop: 'Stop',
  stopFailed: 'We couldn’t stop the announcement',
})
