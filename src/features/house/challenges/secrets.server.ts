import type { App } from '../../../app.ts'
import { itemAt } from '../../../platform/needed/needed.ts'

/** What signs challenges and their answers, on every node alike: the newest first, and what did before. */
export function challengeSecrets({ secrets }: App) {
  const [challenges, answers] = [secrets.signatures('challenge-signature'), secrets.signatures('challenge-answer')]
  return challenges.map((key, place) => ({
    hmacSignatureSecret: key.toString('hex'),
    hmacKeySignatureSecret: itemAt(answers, place).toString('hex'),
  }))
}
