/** A link that is safe to show: http or https only. */
export const webLink = /^https?:\/\/[^\s<>"]+$/i
/** As people write an address: a host with a dot, and whatever follows. */
const bareHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#][^\s<>"]*)?$/iu

/** Whether a text is such a link. */
export const isWebLink = (text: string): boolean => webLink.test(text)

/** The link that a person means who leaves `https://` away; any other text as it is. */
export const toWebLink = (text: string): string => (bareHost.test(text) ? `https://${text}` : text)
