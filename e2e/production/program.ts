import type * as Program from '../../src/program.ts'

/**
 * The built program as a real site, with the one provider that it has no real one of yet: payments are made on the page
 * that PAYMENT_PAGE names, which tells their outcome by itself.
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
