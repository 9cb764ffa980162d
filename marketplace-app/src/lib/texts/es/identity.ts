import type { SomeWords } from '../../language'
import type { identityTexts as english } from '../identity'

export const identityTexts: SomeWords<typeof english> = {
  pending: 'Estamos revisando sus documentos',
  pendingText: (date) => `Enviados el ${date}. Le escribimos por correo en un día hábil; no tiene que hacer nada más.`,
  rejected: 'No pudimos verificar su identidad',
  again: 'Envíe sus documentos de nuevo abajo.',
  checking: 'Nuestro proveedor de pagos los revisa ahora. Suele tardar uno o dos minutos; esta página continúa sola.',
  checkAgain: 'Inténtelo de nuevo abajo.',
  provider:
    'Nuestro proveedor de pagos revisa una foto de su documento y de su rostro. A nosotros nos dice el resultado y no guardamos ninguna.',
  begin: 'Verificar identidad',
  beginFailed: 'No se pudo abrir la verificación',
  byUs: 'Enviarnos los documentos a nosotros',
  legalName: 'Nombre legal completo',
  legalNameHint: 'Como aparece en su documento',
  dateOfBirth: 'Fecha de nacimiento',
  document: 'Documento',
  files: 'Fotos o escaneos',
  filesHint: 'Fotos, también HEIC, o PDF de hasta 3 MB. Con las cuatro esquinas visibles y nada cubierto.',
  addPictures: 'Agregar fotos',
  addPdf: 'Agregar PDF',
  remove: (name) => `Quitar ${name}`,
  uploadFailed: 'No se pudo subir el archivo',
  submit: 'Enviar para verificación',
  done: 'Documentos enviados',
  privacy: 'Solo nuestro equipo de verificación ve lo que envía aquí.',
}
