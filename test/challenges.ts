import { type Challenge, solve } from '../src/features/house/challenges/solve.ts'
import type { Browser } from './browser.ts'

export async function challengeFor(browser: Browser, purpose: string): Promise<Challenge> {
  return (await browser.get(`/api/challenges/${purpose}`)).body.challenge
}

/** The solution that a browser with scripts sends. */
export const solvedFor = async (browser: Browser, purpose: string) => solve(await challengeFor(browser, purpose))
