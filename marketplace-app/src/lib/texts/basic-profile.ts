import { inLanguage } from '../language'

export const basicProfileTexts = inLanguage('basicProfileTexts', {
  lead: 'What your public profile says besides your name: where you are, and how to reach you.',
  address: 'Address',
  links: 'Links',
  meetingLink: 'Link to book a meeting',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    x: 'X',
    youtube: 'YouTube',
    tiktok: 'TikTok',
  },
  isPublic: 'Everybody can find my profile',
})
