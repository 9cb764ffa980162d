import type { refusalWords } from './arabic-refusals'

/** What the API refuses a reader of a Spanish page with (schema/error-code.ts): the ones that islands of the site meet, too. */
export const spanishRefusals = {
  'The request could not be understood.': 'No se pudo entender la solicitud.',
  'Some fields need your attention.': 'Revise algunos campos.',
  'Please confirm that you are not a robot.': 'Confirme que usted no es un robot.',
  'We could not check that you are human just now. Try again in a moment.':
    'Por ahora no pudimos comprobar que usted es una persona. Inténtelo de nuevo en un momento.',
  'Sign in to continue.': 'Inicie sesión para continuar.',
  'Your session has ended. Sign in again.': 'Su sesión terminó. Inicie sesión de nuevo.',
  'You are not allowed to do this.': 'No tiene permiso para hacer esto.',
  'Nothing was found here.': 'No se encontró nada aquí.',
  'This is too large.': 'Esto es demasiado grande.',
  'Too many requests. Wait a moment and try again.': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  'Something went wrong on our side. Quote the reference if you contact us.':
    'Algo falló de nuestro lado. Mencione la referencia si se comunica con nosotros.',
} as const satisfies Readonly<Record<keyof typeof refusalWords, string>>
