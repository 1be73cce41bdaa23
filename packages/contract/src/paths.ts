/** Pages that ask for a session. They have no HTML of their own: the server answers them with the app's shell, status 200. */
export const SESSION_PAGES = ['/dashboard', '/billing', '/account', '/my-generations', '/history'] as const

/** Stands in the built pages wherever an address must be whole (canonical links, feeds); the server puts PUBLIC_URL in its place. */
export const BUILD_ORIGIN = 'https://easel.invalid'
