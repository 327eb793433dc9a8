import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from 'vite'

const reactAdmin = createRequire(import.meta.url).resolve('react-admin')

/** npm puts some of these beside each package that asks for them: all take the copy that react-admin sees. */
const oneCopy: Plugin = {
  name: 'one-copy',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(react|react-dom|react-router|react-router-dom|ra-core)(\/|$)/ },
    handler(id) {
      return this.resolve(id, reactAdmin, { skipSelf: true })
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/admin/',
  plugins: [oneCopy],
  build: {
    outDir: '../build/client/assets/admin',
    emptyOutDir: true,
    assetsDir: '',
    // The server writes the document, with a nonce, from what the manifest names.
    manifest: true,
    rolldownOptions: { input: 'src/main.tsx' },
    assetsInlineLimit: 0,
    modulePreload: false,
    // Libraries of this size say so at each build.
    chunkSizeWarningLimit: 2000,
  },
})
