/** What signs the call is not valid. */
const AUTH_INVALID = 109
/**
 * Nobody's session, on a page that was made for someone; one that was ended elsewhere, of which an answer to another call
 * may have taken the cookie before; and that.
 */
const OVER = [103, 108, AUTH_INVALID]
const LEFT = 'session-left'

/** Whether the page on screen was made for someone signed in. */
let isSomeones = false

/** Told by the shell of each page. One that is nobody's shows that the session is gone: the next may end as well. */
export function tellPage(signedIn: boolean): void {
  isSomeones = signedIn
  if (!signedIn) stored((storage) => storage.removeItem(LEFT))
}

/**
 * Leaves a session that an answer says is over: the cookie goes and the page is loaded again, as nobody's. Once: where it
 * comes back as someone's all the same, the refusal is only shown.
 */
export function leaveEndedSession(code: number): void {
  if (!OVER.includes(code) || !isSomeones) return
  if (stored((storage) => storage.getItem(LEFT))) return
  isSomeones = false
  stored((storage) => storage.setItem(LEFT, 'yes'))
  // The server took the cookie of an ended session away with its answer; no script can.
  const gone = code === AUTH_INVALID ? fetch('/api/users/logout', { method: 'POST' }) : Promise.resolve()
  void gone.catch(() => {}).then(() => location.reload())
}

/** A browser may refuse its storage. */
function stored<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
