import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/fonts.css'
import '../../src/ui/tokens.css'
import './main.css'
import { App } from './app.tsx'

// Emotion adds styles at run time; the content security policy allows them by the nonce of this script.
const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]')!
const styles = createCache({ key: 'admin', nonce })

createRoot(document.getElementById('admin')!).render(
  <CacheProvider value={styles}>
    <App />
  </CacheProvider>,
)
