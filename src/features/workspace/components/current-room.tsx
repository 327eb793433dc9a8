import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { EndedRoom, Room } from '../../consultations/room/room.tsx'
import { type RoomStart, useRoom } from '../../consultations/room/use-room.ts'
import { texts } from '../texts.ts'

/** The psychic's side of the room that is open. */
export function CurrentRoom({ room, typed }: { room: RoomStart; typed?: string | undefined }) {
  const t = useTexts(texts)
  const { state, link } = useRoom(room)
  const { id, status, endReason, client } = state.consultation
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useEffect(() => {
    // The workspace shows what is open alone; what was stopped out of care is to be read.
    if (endReason === 'care') void navigate(`/consultations/${id}`)
    else if (status === 'ended') void revalidate()
  }, [id, status, endReason, navigate, revalidate])
  return (
    <Section title={t('current', { name: client.firstName })}>
      {status === 'accepted' ? <Notice>{t('firstMessage')}</Notice> : null}
      {status === 'ended' ? <EndedRoom state={state} /> : <Room state={state} link={link} typed={typed} />}
    </Section>
  )
}
