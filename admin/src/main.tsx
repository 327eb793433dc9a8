import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/fonts.css'
import '../../src/ui/tokens.css'
import './main.css'
import { App } from './app.tsx'

// Styles that are made as the page goes are allowed by the same nonce as the script that makes them.
const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]')!
const styles = createCache({ key: 'admin', nonce })

createRoot(document.getElementById('admin')!).render(
  <CacheProvider value={styles}>
    <App />
  </CacheProvider>,
)
