export const LOOK_AT_SEARCHES = 'saved-search:look'
export const MAKE_SEARCH_MAILS = 'saved-search:make-mails'
export const MAIL_SEARCHES = 'saved-search:mail'
export const TIDY_SEARCHES = 'saved-search:tidy'
