import type * as Program from '../../src/program.ts'

/**
 * The built program as a production site, except for the one provider without a real integration: payments are made on
 * the page that PAYMENT_PAGE names, which notifies the outcome itself.
 */
const built = new URL('../../build/server/program.js', import.meta.url).href
const { start } = (await import(built)) as typeof Program

const page = process.env.PAYMENT_PAGE
const program = await start(process.env, {
  payment: {
    name: 'double',
    open: async ({ reference }) => `${page}/${reference}`,
    refund: async ({ name }) => `double-${name}`,
  },
})
process.once('SIGTERM', () => void program.stop().then(() => process.exit(0)))
