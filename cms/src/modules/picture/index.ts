export { dominantColor, pictureUrl, LISTING_SCENES, NEWS_SCENES } from './picture-name'
export { pictureRoute } from './picture-route'
export { pictureWidths } from './render-picture'
export { sceneKindOf, type SceneKind } from './scene'
