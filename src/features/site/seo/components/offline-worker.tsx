import { useEffect } from 'react'

interface TrustedScripts {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

const ADDRESS = '/sw.js'

/** The one address that may become a worker, said the way that browsers with Trusted Types ask for. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedScripts }
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => ADDRESS })
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS
}

/** Keeps the page for those offline, once this one is there and the network is free. */
export function OfflineWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // A browser may refuse workers altogether: the site then works as it would without.
    const register = () => void navigator.serviceWorker.register(trusted()).catch(() => {})
    if (document.readyState === 'complete') register()
    else window.addEventListener('load', register, { once: true })
    return () => window.removeEventListener('load', register)
  }, [])
  return null
}
