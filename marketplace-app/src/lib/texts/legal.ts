import { inLanguage } from '../language'

/** What a person agrees to, with the links to it. */
export const legalTexts = inLanguage('legalTexts', {
  signUp: 'By creating an account you agree to the',
  reserve: 'By confirming you agree to the',
  request: 'By sending a request you agree to the',
  publish: 'By publishing a warehouse you agree to the',
  terms: 'terms of use',
  and: 'and the',
  privacy: 'privacy policy',
})
