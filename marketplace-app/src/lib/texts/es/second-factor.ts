import type { SomeWords } from '../../language'
import type { secondFactorTexts as english } from '../second-factor'

/** The second step of a sign-in and the proof before acts; their settings are English so far. */
export const secondFactorTexts: SomeWords<typeof english> = {
  step: {
    title: 'Confirme que es usted',
    lead: 'Su cuenta pide un segundo paso.',
    submit: 'Confirmar',
    back: 'Volver al inicio de sesión',
  },
  proof: {
    title: 'Confirme que es usted',
    lead: 'Este cambio necesita una comprobación reciente. Vale por unos minutos.',
    submit: 'Confirmar',
    password: 'Contraseña',
    code: 'Código de un solo uso o de recuperación',
    recoveryCode: 'Código de recuperación',
    hint: 'Seis dígitos de su aplicación, o uno de sus códigos de recuperación.',
    passkey: 'Usar su llave de acceso',
    passkeyFailed: 'No se usó la llave de acceso. Inténtelo de nuevo.',
    none: 'Su cuenta no tiene contraseña. Cierre sesión y vuelva a entrar con su proveedor, o cree una contraseña en la configuración.',
  },
  signIn: { passkey: 'Entrar con una llave de acceso' },
}
