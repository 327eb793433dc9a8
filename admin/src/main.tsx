import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/fonts.css'
import '../../src/ui/tokens.css'
import './main.css'
import { needed } from '../../src/platform/needed/needed.ts'
import { App } from './app.tsx'

// Styles that are made as the page goes are allowed by the same nonce as the script that makes them.
const { nonce } = needed(document.querySelector<HTMLScriptElement>('script[nonce]'), 'the nonce of this page')
const styles = createCache({ key: 'admin', nonce })

createRoot(needed(document.getElementById('admin'), 'the root of this page')).render(
  <CacheProvider value={styles}>
    <App />
  </CacheProvider>,
)
