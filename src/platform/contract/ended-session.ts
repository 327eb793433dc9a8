/** The call's authentication is not valid. */
const AUTH_INVALID = 109
/**
 * Codes that mean the session of this page is over: no session (if another call's answer has already cleared the
 * cookie), a revoked one, or an invalid one.
 */
const OVER = [103, 108, AUTH_INVALID]
const LEFT = 'session-left'

/** Whether the page on screen was rendered for a signed-in person. */
let isSomeones = false

/**
 * Called by the shell of each page. A signed-out page confirms that the session is gone, so that a later one can end
 * too.
 */
export function tellPage(signedIn: boolean): void {
  isSomeones = signedIn
  if (!signedIn) stored((storage) => storage.removeItem(LEFT))
}

/**
 * Leaves a session that an answer reports as over: clears the cookie and reloads the page signed out. Once only: if the
 * page still comes back signed in, the refusal is just shown.
 */
export function leaveEndedSession(code: number): void {
  if (!OVER.includes(code) || !isSomeones) return
  if (stored((storage) => storage.getItem(LEFT))) return
  isSomeones = false
  stored((storage) => storage.setItem(LEFT, 'yes'))
  // The server cleared the cookie of an ended session with its answer; scripts can't.
  const gone = code === AUTH_INVALID ? fetch('/api/users/logout', { method: 'POST' }) : Promise.resolve()
  void gone.catch(() => {}).then(() => location.reload())
}

/** A browser may deny access to its storage. */
function stored<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
