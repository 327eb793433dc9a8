import { useEffect } from 'react'
import { keepInstallPrompt } from '../../../../ui/shell/install-prompt.ts'

interface TrustedScripts {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

const ADDRESS = '/sw.js'

/** The only script address allowed as a worker, through a Trusted Types policy. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedScripts }
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => ADDRESS })
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS
}

/** Installs the offline page, and what shows notifications, once this page has loaded. */
export function OfflineWorker() {
  useEffect(keepInstallPrompt, [])
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // If a browser refuses workers, the site works without.
    const register = () => void navigator.serviceWorker.register(trusted()).catch(() => {})
    if (document.readyState === 'complete') register()
    else window.addEventListener('load', register, { once: true })
    return () => window.removeEventListener('load', register)
  }, [])
  return null
}
