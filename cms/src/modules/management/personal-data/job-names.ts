export const REMOVE_FILES = 'personal-data:remove-files'
export const SEND_ERASED = 'personal-data:send-erased'
export const SEND_ERASURE_ASKED = 'personal-data:send-erasure-asked'
export const SEND_ERASURE_CANCELLED = 'personal-data:send-erasure-cancelled'
