import { spanishNames } from '@stackyard/shared/texts/spanish-names'
import { spanishRefusals } from '@stackyard/shared/texts/spanish-refusals'

/** Sentences of the API (shared/src/schema/error-code.ts), of forms, and of the app's own faults by their English; `{}` stands for a figure. */
export const sentences: Readonly<Record<string, string>> = {
  ...spanishNames,
  ...spanishRefusals,
  'This is required': 'Este campo es obligatorio',
  'Enter text': 'Escriba un texto',
  'Enter a number': 'Escriba un número',
  'Enter a whole number': 'Escriba un número entero',
  'Choose yes or no': 'Elija sí o no',
  'Enter a date': 'Escriba una fecha',
  'Enter a list': 'Escriba una lista',
  'Fill in these fields': 'Llene estos campos',
  'Choose a file': 'Elija un archivo',
  'Enter a valid email address': 'Escriba un correo electrónico válido',
  'Enter a date as YYYY-MM-DD': 'Escriba una fecha como AAAA-MM-DD',
  'Enter a date and time': 'Escriba una fecha y hora',
  'Enter a time': 'Escriba una hora',
  'Enter a link that begins with https://': 'Escriba un enlace que empiece con https://',
  'This id is not valid': 'Este identificador no es válido',
  'Enter a valid value': 'Escriba un valor válido',
  'This has the wrong form': 'El formato no es correcto',
  'Use at least {} characters': 'Use al menos {} caracteres',
  'Use at most {} characters': 'Use {} caracteres como máximo',
  'Choose at least one': 'Elija al menos uno',
  'Choose at least {}': 'Elija al menos {}',
  'Choose at most {}': 'Elija {} como máximo',
  'This file is too small': 'Este archivo es demasiado pequeño',
  'This file is too large': 'Este archivo es demasiado grande',
  'Enter {} or more': 'Escriba {} o más',
  'Enter {} or less': 'Escriba {} o menos',
  'At least {} characters.': 'Al menos {} caracteres.',
  'At most {} characters.': '{} caracteres como máximo.',
  Passport: 'Pasaporte',
  'Driver’s license, both sides': 'Licencia de conducir, ambos lados',
  'National identity card, both sides': 'Documento nacional de identidad, ambos lados',

  'The server answered with something unexpected. Try again.':
    'El servidor respondió algo inesperado. Inténtelo de nuevo.',
  'The server cannot be reached. Check your connection and try again.':
    'No se puede contactar al servidor. Revise su conexión e inténtelo de nuevo.',
  'Something went wrong on this page. Load it again.': 'Algo falló en esta página. Cárguela de nuevo.',
  'This link is incomplete.': 'Este enlace está incompleto.',
  'This link is not valid any more. Ask for a new one.': 'Este enlace ya no es válido. Pida uno nuevo.',
  'This sign-in method is not available here. Use your email and password.':
    'Esta forma de iniciar sesión no está disponible aquí. Use su correo y contraseña.',
  'This sign-in could not be confirmed. Start it again.':
    'No se pudo confirmar este inicio de sesión. Comience de nuevo.',
  'The payment was taken, so the invoice can’t be changed. Correct it from its own page.':
    'El pago ya se tomó, así que la factura no se puede cambiar. Corríjala desde su propia página.',
  'This invoice was already credited. Open the latest invoice of this payment.':
    'Esta factura ya tiene nota de crédito. Abra la factura más reciente de este pago.',
  'This term has no price. Choose another term.': 'Este plazo no tiene precio. Elija otro.',
  'Choose a day from tomorrow on. Change the total of today in the listing.':
    'Elija un día a partir de mañana. Cambie el total de hoy en la publicación.',
  'You can review this warehouse from the first day of your reservation.':
    'Puede reseñar este almacén desde el primer día de su reservación.',
  'This quantity is outside the limits of the warehouse.': 'Esta cantidad está fuera de los límites del almacén.',
  'Choose a start date from today on, within a year.': 'Elija una fecha de inicio desde hoy y dentro de un año.',
  'This code cannot be used.': 'Este código no se puede usar.',
  'Choose a payment method of your own.': 'Elija un método de pago suyo.',
  'Agree to the merchant agreement to go on.': 'Acepte el contrato del comerciante para continuar.',
  'Email or password is wrong.': 'El correo o la contraseña son incorrectos.',
  'Your card was declined. Try another card.': 'Su tarjeta fue rechazada. Pruebe con otra.',
  'The payment did not go through. Nothing was charged.': 'El pago no se realizó. No se cobró nada.',
  'Your bank asks you to confirm this payment.': 'Su banco le pide confirmar este pago.',
  'This account is deactivated. Contact support to open it again.':
    'Esta cuenta está desactivada. Comuníquese con soporte para abrirla de nuevo.',
  'Your email is not verified yet!': 'Su correo electrónico aún no está verificado.',
  'This provider has not verified your email. Verify it there, or sign in with your password.':
    'Este proveedor no ha verificado su correo. Verifíquelo ahí, o inicie sesión con su contraseña.',
  'Confirm that it is you: sign in again with your provider, or set a password first.':
    'Confirme que es usted: inicie sesión de nuevo con su proveedor, o cree primero una contraseña.',
  'Confirm that it is you to continue.': 'Confirme que es usted para continuar.',
  'There were failed sign-ins to this account. Reload the page and try again.':
    'Hubo intentos fallidos de entrar a esta cuenta. Recargue la página e inténtelo de nuevo.',
  'Add a passkey or an app for one-time codes in your security settings first.':
    'Agregue primero una llave de acceso o una aplicación de códigos en su configuración de seguridad.',
  'You unlinked this sign-in from your account. Sign in another way and link it again in your settings.':
    'Usted desvinculó esta forma de entrar. Inicie sesión de otra manera y vincúlela de nuevo en su configuración.',
  'You need to verify your identity to make this transaction':
    'Debe verificar su identidad para hacer esta transacción',
  "The provider's plan does not include spotlights.": 'El plan del proveedor no incluye destacados.',
  'You cannot do this on your own listing.': 'No puede hacer esto en su propia publicación.',
  'You have reached the listing limit of your plan. Upgrade it to add more.':
    'Su plan no permite más publicaciones. Mejórelo para agregar más.',
  'This listing is not available.': 'Esta publicación no está disponible.',
  'This method is not allowed here.': 'Este método no se permite aquí.',
  'This was changed in the meantime. Load it again.': 'Esto cambió mientras tanto. Cárguelo de nuevo.',
  'Nobody reads messages to this profile yet: its company has not claimed it. Contact us instead.':
    'Nadie lee aún los mensajes a este perfil: su empresa no lo ha reclamado. Escríbanos a nosotros.',
  'Your last plan change is still being processed. Try again in a minute.':
    'Su último cambio de plan aún está en proceso. Inténtelo de nuevo en un minuto.',
  'You already have this plan.': 'Ya tiene este plan.',
  'An account with this email already exists. Sign in instead.': 'Ya existe una cuenta con este correo. Inicie sesión.',
  'Something is still open in this account. Settle it first.':
    'Todavía hay algo pendiente en esta cuenta. Resuélvalo primero.',
  'This is your only way to sign in. Set a password first.':
    'Esta es su única forma de iniciar sesión. Cree primero una contraseña.',
  'This is your only second factor, and your account needs one. Add another first.':
    'Este es su único segundo factor, y su cuenta necesita uno. Agregue otro primero.',
  'You already have ten second factors. Remove one first.': 'Ya tiene diez segundos factores. Quite uno primero.',
  'This account is already linked to another account here.': 'Esta cuenta ya está vinculada a otra cuenta aquí.',
  'You have already reviewed this listing.': 'Ya reseñó esta publicación.',
  'The price has changed. Check the new amounts and confirm again.':
    'El precio cambió. Revise las cifras nuevas y confirme de nuevo.',
  'Some prices fall by more than half, or to zero. Check them, then confirm to continue.':
    'Algunos precios bajan a menos de la mitad, o a cero. Revíselos y confirme para continuar.',
  'Space of this listing is reserved. Hide it, or wait until its reservations have ended.':
    'Hay espacio reservado en esta publicación. Ocúltela, o espere a que terminen sus reservaciones.',
  'The provider has not confirmed this space and its rates for 120 days. Get a quote instead.':
    'El proveedor no ha confirmado este espacio y sus tarifas en 120 días. Pida una cotización.',
  'There is not enough free space for this quantity and time.':
    'No hay suficiente espacio libre para esta cantidad y este periodo.',
  'Your wallet has too little credit for this. Add credit first.':
    'Su monedero no tiene saldo suficiente para esto. Agregue saldo primero.',
  'The budget cannot go below what the campaign has spent.':
    'El presupuesto no puede ser menor que lo que la campaña ya gastó.',
  'This campaign has ended. Start a new one.': 'Esta campaña terminó. Inicie una nueva.',
  'This campaign is not paused.': 'Esta campaña no está en pausa.',
  'This payment has not succeeded yet. Nothing was credited so far.':
    'Este pago aún no se completa. Hasta ahora no se abonó nada.',
  'You already have a monthly top-up. Cancel it before you set up another.':
    'Ya tiene una recarga mensual. Cancélela antes de crear otra.',
  'This listing does not take reservations.': 'Esta publicación no acepta reservaciones.',
  'The status of this reservation doesn’t allow this.': 'El estado de esta reservación no permite esto.',
  'The same request is still being processed.': 'La misma solicitud aún está en proceso.',
  'You have reached the limit of 1,000 files or 500 MB. Delete files you no longer need.':
    'Llegó al límite de 1,000 archivos o 500 MB. Elimine los archivos que ya no necesita.',
  'The person who shared this link revoked it.': 'Quien compartió este enlace lo retiró.',
  'Files of this type are not accepted.': 'No se aceptan archivos de este tipo.',
  'This key was used for another request before.': 'Esta clave ya se usó para otra solicitud.',
  'Too many wrong attempts. Try again in a few minutes or reset your password.':
    'Demasiados intentos incorrectos. Inténtelo en unos minutos o cree una contraseña nueva.',
  'The request has too many or too large headers.': 'La solicitud tiene demasiados encabezados o son muy grandes.',
  'The payment provider is not responding. Nothing was charged.':
    'El proveedor de pagos no responde. No se cobró nada.',
  'The sign-in provider does not answer. Try again in a minute, or use your email and password.':
    'El proveedor de inicio de sesión no responde. Inténtelo en un minuto, o use su correo y contraseña.',
  'The AI provider does not answer. Nothing was lost; try again later.':
    'El proveedor de IA no responde. No se perdió nada; inténtelo más tarde.',
  'We couldn’t reach our file storage. Try again in a moment.':
    'No pudimos acceder a nuestro almacenamiento de archivos. Inténtelo en un momento.',
  'We are busy right now. Try again in a moment.': 'Estamos ocupados en este momento. Inténtelo de nuevo en breve.',
}
