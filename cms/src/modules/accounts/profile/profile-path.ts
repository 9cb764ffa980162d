/** The one address of a person's public page. */
export const profilePath = ({ userType, userUrl }: { userType: string; userUrl: string }): string =>
  `/users/${userType}/${encodeURIComponent(userUrl)}`
