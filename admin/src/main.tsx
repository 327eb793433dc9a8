import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/fonts.css'
import '../../src/ui/tokens.css'
import '../../src/ui/controls.css'
import '../../src/ui/crop/crop-frame.css'
import './main.css'
import { needed } from '../../src/platform/needed/needed.ts'
import { App } from './app.tsx'

// Emotion adds styles at run time; the content security policy allows them by the nonce of this script.
const { nonce } = needed(document.querySelector<HTMLScriptElement>('script[nonce]'), 'the nonce of this page')
const styles = createCache({ key: 'admin', nonce })

createRoot(needed(document.getElementById('admin'), 'the root of this page')).render(
  <CacheProvider value={styles}>
    <App />
  </CacheProvider>,
)
