import { inner, ofClient, ofNobody, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  push_devices: ofClient('user_id', 'pushDevices', {
    id: inner,
    reference: inner,
    user_id: inner,
    session_id: inner,
    endpoint_hash: inner,
    sealed: inner,
    user_agent: own('device'),
    created_at: own('addedAt'),
    sent_at: own('sentAt'),
  }),
  push_outcomes: ofNobody('id', 'site_id', 'outcome', 'seconds', 'at'),
  push_choices: ofClient('user_id', 'pushChoices', {
    user_id: inner,
    wanted: own('wanted'),
    refused: own('unwanted'),
    names: own('showsNames'),
    quiet: own('quietAtNight'),
    horoscope_hour: own('horoscopeHour'),
    horoscope_on: own('horoscopeOn'),
  }),
}
