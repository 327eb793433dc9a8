interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** In the browser only. */
let kept: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** Keeps the browser from offering by itself to install the site: the account's page does when asked. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault()
    change(event as InstallPrompt)
  }
  const forget = () => change(null)
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', forget)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', forget)
  }
}

function change(prompt: InstallPrompt | null): void {
  kept = prompt
  for (const listener of listeners) listener()
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const canInstall = (): boolean => kept !== null

/** A browser's offer can be shown once. */
export async function install(): Promise<void> {
  const prompt = kept
  change(null)
  await prompt?.prompt()
}
