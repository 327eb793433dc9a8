import { RadioGroup } from '../../../../ui/field/radio-group.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { RoomChannel } from '../../rooms/rules.ts'
import type { Way } from '../rules.ts'
import { texts } from '../texts.ts'

/** The channel of the consultation that one waits for; asked only where there is a choice. */
export function ChannelChoice({ channels, chosen }: { channels: readonly RoomChannel[]; chosen: RoomChannel }) {
  const t = useTexts(texts)
  const first = channels.includes(chosen) ? chosen : channels[0]
  if (channels.length < 2) return <input type="hidden" name="channel" value={first} />
  return (
    <RadioGroup legend={t('channelLegend')}>
      {channels.map((channel) => (
        <label key={channel}>
          <input type="radio" name="channel" value={channel} defaultChecked={channel === first} required />{' '}
          {t(`ask.${channel}`)}
        </label>
      ))}
    </RadioGroup>
  )
}

/** On a page, or until a message. */
export function WayChoice({ ways, chosen }: { ways: readonly Way[]; chosen: Way }) {
  const t = useTexts(texts)
  return (
    <RadioGroup legend={t('wayLegend')}>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name="way" value={way} defaultChecked={way === chosen} required /> {t(`way.${way}`)}
        </label>
      ))}
    </RadioGroup>
  )
}
