import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of an invitation; not used on pages. */
export const letterTexts = catalogue('staffLetter', {
  subject: 'Votre accès à l’équipe {company}',
  greeting: 'Bonjour {firstName},',
  body: 'Un accès à l’équipe {company} vous attend. Demandez d’abord un code pour choisir votre mot de passe, avec cette adresse\u00a0: {email}.',
  button: 'Choisir mon mot de passe',
  next: 'Préparez une application de codes sur votre téléphone : un code vous sera demandé dès la première connexion.',
  reason: 'Vous recevez ce message parce qu’une personne de l’équipe vous invite.',
})
