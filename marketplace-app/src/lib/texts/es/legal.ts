import type { SomeWords } from '../../language'
import type { legalTexts as english } from '../legal'

export const legalTexts: SomeWords<typeof english> = {
  signUp: 'Al crear una cuenta, usted acepta los',
  reserve: 'Al confirmar, usted acepta los',
  request: 'Al enviar una solicitud, usted acepta los',
  publish: 'Al publicar un almacén, usted acepta los',
  terms: 'términos de uso',
  and: 'y la',
  privacy: 'política de privacidad',
}
