import type { App } from '../../../app.ts'
import { itemAt } from '../../../platform/needed/needed.ts'

/** The signing keys of challenges, shared by all nodes: the newest first, then previous ones. */
export function challengeSecrets({ secrets }: App) {
  const [challenges, answers] = [secrets.signatures('challenge-signature'), secrets.signatures('challenge-answer')]
  return challenges.map((key, place) => ({
    hmacSignatureSecret: key.toString('hex'),
    hmacKeySignatureSecret: itemAt(answers, place).toString('hex'),
  }))
}
