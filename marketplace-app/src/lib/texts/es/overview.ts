import type { SomeWords } from '../../language'
import type { overviewTexts as english } from '../overview'

export const overviewTexts: SomeWords<typeof english> = {
  awaiting: 'Necesita su atención',
  nothing: 'Nada necesita su atención.',
  weeks: 'Las últimas doce semanas',
  failed: 'No se pudieron cargar sus cifras',
  kinds: {
    ordersToAccept: ['Reservación por aceptar', 'Reservaciones por aceptar'],
    cancelRequests: ['Solicitud de cancelación', 'Solicitudes de cancelación'],
    quotesToAnswer: ['Cotización por responder', 'Cotizaciones por responder'],
    reviewsToAnswer: ['Reseña por responder', 'Reseñas por responder'],
    firstListing: ['Primera publicación por escribir', 'Primeras publicaciones por escribir'],
    payoutsToReceive: ['Depósito que espera su cuenta bancaria', 'Depósitos que esperan su cuenta bancaria'],
    identity: ['Identidad por comprobar', 'Identidades por comprobar'],
    claims: ['Perfil reclamado', 'Perfiles reclamados'],
    comments: ['Comentario por revisar', 'Comentarios por revisar'],
    messages: ['Mensaje nuevo del formulario de contacto', 'Mensajes nuevos del formulario de contacto'],
    drafts: ['Publicación por terminar', 'Publicaciones por terminar'],
    stale: ['Publicación por confirmar', 'Publicaciones por confirmar'],
    reviewsToWrite: ['Almacén por reseñar', 'Almacenes por reseñar'],
    notVerified: ['Publicación sin verificar', 'Publicaciones sin verificar'],
    hidden: ['Publicación oculta', 'Publicaciones ocultas'],
    notRated: ['Publicación sin diamantes', 'Publicaciones sin diamantes'],
    unread: ['Notificación sin leer', 'Notificaciones sin leer'],
  },
  figures: {
    orders: 'Reservaciones',
    volume: 'Volumen',
    reviews: 'Reseñas',
    people: 'Personas nuevas',
    listings: 'Publicaciones nuevas',
  },
  spark: (name, first, last) => `${name} por semana: ${first} hace doce semanas, ${last} esta semana`,
}
