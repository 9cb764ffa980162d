/** Identity applications that wait in the demo: what an applicant stated, and the papers they sent. */
export const identitySamples = [
  {
    dateOfBirth: '1984-06-02',
    address: { street1: '18 Harbor Lane', city: 'Savannah', state: 'GA', zipCode: '31401', country: 'US' },
    documentType: 'passport',
    papers: ['Passport'],
  },
  {
    dateOfBirth: '1991-11-23',
    address: { street1: '402 Foundry Street', city: 'Columbus', state: 'OH', zipCode: '43215', country: 'US' },
    documentType: 'drivers_license',
    papers: ['License, front', 'License, back'],
  },
  {
    dateOfBirth: '1979-01-30',
    address: { street1: '7 Mill Road', street2: 'Unit 3', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' },
    documentType: 'id_card',
    papers: ['Identity card'],
  },
] as const

/** Comments that wait in the demo, on the newest posts; one was held back by the check for advertising. */
export const commentSamples = [
  { text: 'We moved to half-hour slots in spring and the queue at the gate is gone.', reason: null },
  { text: 'Does this hold for cross-docking as well, or for storage alone?', reason: null },
  {
    text: 'Cheap pallets here: https://pallets.example.com and https://more-pallets.example.com',
    reason: 'Several links',
  },
] as const
