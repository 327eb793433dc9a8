import { element, writeXml, type Xml } from '../../platform/xml/xml.ts'
import type { Step } from './port.ts'

const say = (text: string): Xml => element('Say', text, { language: 'fr-FR' })

const posted = (action: string) => ({ action, method: 'POST' })

function verb(step: Step): Xml {
  if (step === 'hang-up') return element('Hangup', '')
  if ('say' in step) return say(step.say)
  if ('ask' in step) {
    return element('Gather', [say(step.ask)], {
      input: 'dtmf',
      numDigits: '1',
      timeout: String(step.seconds),
      ...posted(step.next),
    })
  }
  const conference = element('Conference', step.join, {
    beep: 'false',
    record: 'do-not-record',
    startConferenceOnEnter: 'true',
    endConferenceOnExit: String(step.isHost),
    waitUrl: step.waits,
    waitMethod: 'POST',
    statusCallback: step.tells,
    statusCallbackEvent: 'join leave',
    statusCallbackMethod: 'POST',
  })
  return element('Dial', [conference], {
    hangupOnStar: String(!step.isHost),
    timeLimit: String(step.limitSeconds),
    record: 'do-not-record',
    ...posted(step.next),
  })
}

/** Steps as TwiML, Twilio's language for calls. */
export const writeTwiml = (steps: readonly Step[]): string => writeXml(element('Response', steps.map(verb)))
