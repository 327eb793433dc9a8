import type { TrainingModule } from './rules.ts'

/**
 * The training of the house. Whoever changes what a module teaches gives it a new version: it is then asked for again,
 * and what was passed before stays on record.
 */
export const modules: readonly TrainingModule[] = [
  {
    key: 'detresse',
    version: '2026-11',
    title: 'Quand une personne va mal',
    minutes: 5,
    words: [
      'Une personne qui souffre ne le dit presque jamais d’emblée. Elle parle d’être «\u00a0un poids\u00a0», de «\u00a0partir\u00a0», de «\u00a0ne plus voir d’issue\u00a0»\u00a0; elle met ses affaires en ordre, elle dit adieu. Ces mots-là passent avant toute question posée aux cartes.',
      'Vous pouvez demander simplement\u00a0: «\u00a0Est-ce que vous pensez à mourir\u00a0?\u00a0» Poser la question ne donne pas l’idée\u00a0; elle permet à la personne de répondre. Écoutez, ne discutez pas ce qu’elle ressent, ne promettez pas que tout ira bien.',
      'Puis appuyez sur «\u00a0Cette personne est en danger\u00a0». La consultation s’arrête, la personne voit les numéros d’aide, l’équipe est prévenue tout de suite. Ce qui a été compté, le prix comme votre part, attend sa décision. Vous n’avez pas à être sûr de vous\u00a0: un doute suffit.',
      'Les numéros\u00a0: le 31\u00a014 pour les idées suicidaires, jour et nuit\u00a0; le 39\u00a019 pour les violences faites aux femmes\u00a0; le 119 pour un enfant en danger\u00a0; le 112 pour une urgence. Ils sont gratuits.',
      'La même touche sert si la personne dit avoir moins de 18\u00a0ans, ou si quelqu’un est en danger près d’elle. Après un échange difficile, faites une pause\u00a0: vous aussi, vous pouvez écrire à l’équipe.',
    ],
    questions: [
      {
        ask: 'Au milieu d’un tirage, quelqu’un écrit\u00a0: «\u00a0De toute façon, bientôt je ne gênerai plus personne.\u00a0»',
        options: [
          'Je termine le tirage, puis je demanderai.',
          'Je réponds que les cartes annoncent des jours meilleurs.',
          'Je laisse les cartes, je demande s’il pense à mourir, et j’arrête avec le bouton.',
        ],
        right: 2,
        why: 'Ces mots passent avant le tirage. Promettre des jours meilleurs ferme la porte à la personne.',
      },
      {
        ask: 'Vous hésitez\u00a0: la personne est peut-être seulement fatiguée.',
        options: [
          'Un doute suffit\u00a0: j’appuie sur le bouton.',
          'J’attends d’être certain.',
          'Je lui demande de me rappeler demain.',
        ],
        right: 0,
        why: 'Se tromper par prudence n’est pas une faute. Attendre peut coûter une vie.',
      },
      {
        ask: 'Une personne dit qu’elle a 16\u00a0ans.',
        options: [
          'Je continue si sa question est sans gravité.',
          'J’arrête la consultation avec le bouton.',
          'Je lui demande l’accord de ses parents.',
        ],
        right: 1,
        why: 'Le site est réservé aux adultes. L’équipe prend la suite.',
      },
      {
        ask: 'Quel numéro donner à quelqu’un qui pense au suicide\u00a0?',
        options: ['Le 39\u00a019', 'Le 31\u00a014', 'Le vôtre'],
        right: 1,
        why: 'Le 31\u00a014 répond jour et nuit, gratuitement. Le 39\u00a019 est celui des violences faites aux femmes.',
      },
    ],
  },
  {
    key: 'promesses',
    version: '2026-11',
    title: 'Ce qu’on ne promet pas',
    minutes: 5,
    words: [
      'Vous éclairez une situation\u00a0; vous ne la décidez pas. Aucune consultation n’annonce une maladie, une guérison, une mort, une grossesse, l’issue d’un procès ou un gain au jeu. Même si la personne insiste, même si vous en êtes convaincu.',
      'Sur la santé, la réponse est toujours la même\u00a0: un médecin. Ne dites jamais d’arrêter, de retarder ou de remplacer un traitement. Sur le droit et l’argent\u00a0: un avocat, un conseiller, une association.',
      'Rien ne se vend en plus\u00a0: ni rituel, ni protection, ni «\u00a0désenvoûtement\u00a0», ni objet. Personne n’est envoûté, personne ne perdra un être cher faute d’avoir payé. Faire peur pour être rappelé est le plus sûr moyen de quitter le site.',
      'Un «\u00a0retour affectif\u00a0» ne se garantit pas. Vous pouvez parler de ce que la personne ressent, de ce qu’elle peut dire ou faire, du temps qu’elle se donne. L’autre reste libre.',
      'Dites «\u00a0je vois\u00a0», «\u00a0les cartes évoquent\u00a0», «\u00a0à vous de voir si cela vous parle\u00a0». Une personne qui repart avec une question à se poser revient quand elle en a besoin\u00a0; une personne qui repart avec une date revient fâchée.',
    ],
    questions: [
      {
        ask: '«\u00a0Mes analyses sont-elles bonnes\u00a0? Les résultats arrivent lundi.\u00a0»',
        options: [
          'Je tire une carte, en précisant que ce n’est qu’un avis.',
          'Je dis que je ne réponds pas sur la santé, et je lui propose de parler de son inquiétude.',
          'Je la rassure\u00a0: cela ne peut pas faire de mal.',
        ],
        right: 1,
        why: 'Même un avis rassurant est un avis médical\u00a0: il peut retarder des soins.',
      },
      {
        ask: 'Une personne se croit victime d’un sort et demande ce que coûte un désenvoûtement.',
        options: [
          'Je lui dis que je n’en vends pas et que personne n’en vend ici, et je lui demande ce qui l’inquiète.',
          'Je lui conseille quelqu’un de sérieux, hors du site.',
          'Je lui propose une série de consultations pour la protéger.',
        ],
        right: 0,
        why: 'Vendre une protection, ici ou ailleurs, exploite une peur.',
      },
      {
        ask: 'Laquelle de ces phrases est acceptable\u00a0?',
        options: [
          '«\u00a0Il reviendra avant le 15.\u00a0»',
          '«\u00a0Si vous attendez, vous le perdrez.\u00a0»',
          '«\u00a0La carte parle d’un silence qui se rompt. Qu’aimeriez-vous lui dire\u00a0?\u00a0»',
        ],
        right: 2,
        why: 'Elle éclaire et laisse la personne libre. Les deux autres promettent, ou pressent.',
      },
      {
        ask: '«\u00a0Dois-je arrêter mon antidépresseur\u00a0?\u00a0»',
        options: [
          'Jamais de réponse\u00a0: c’est à son médecin qu’il faut le demander, avant tout changement.',
          'Oui, si elle se sent mieux.',
          'Je tire une carte pour oui ou non.',
        ],
        right: 0,
        why: 'Arrêter seul un traitement peut mettre la vie en danger.',
      },
    ],
  },
  {
    key: 'compteur',
    version: '2026-11',
    title: 'Le prix, le compteur et le temps',
    minutes: 4,
    words: [
      'Le prix de la minute est écrit avant que la personne ne vous appelle. Il est compté à la seconde, par le serveur. Le compteur part avec votre premier message, jamais avant\u00a0; vous avez une minute pour l’envoyer, sinon la consultation se ferme sans rien coûter.',
      'Si vous restez 60\u00a0secondes sans rien envoyer, le compteur se met en pause, et il repart avec votre message. Un compte à rebours vous l’annonce vingt secondes avant. Une coupure, de votre côté ou du sien, n’est pas facturée.',
      'Répondre vite ne veut pas dire remplir. Écrivez ce qui est utile. Copier de longs textes préparés, faire attendre, ou poser des questions pour gagner du temps se voit dans les chiffres et dans les avis, et se conteste.',
      'Vous n’invitez jamais quelqu’un à recharger son compte, à rester plus longtemps ou à revenir. Si une question revient sans rien de neuf, dites-le. Une minute offerte vous est payée par la maison une fois que la personne a confirmé son numéro de mobile ou payé.',
      'Votre présence est une promesse\u00a0: si vous partez, mettez-vous en pause ou hors ligne. Deux demandes manquées de suite vous mettent hors ligne, pour que personne n’attende dans le vide.',
    ],
    questions: [
      {
        ask: 'Quand le compteur part-il\u00a0?',
        options: [
          'Quand la personne appuie sur «\u00a0Consulter\u00a0».',
          'Quand j’envoie mon premier message.',
          'Quand j’accepte la demande.',
        ],
        right: 1,
        why: 'Avant votre premier message, rien n’est compté. S’il ne vient pas dans la minute, tout se ferme sans frais.',
      },
      {
        ask: 'Le crédit de la personne touche à sa fin, et vous n’avez pas terminé.',
        options: [
          'Je lui propose de recharger, puisque c’est important.',
          'Je ralentis\u00a0: elle verra bien.',
          'Je vais à l’essentiel. Le site la prévient lui-même, et elle décide.',
        ],
        right: 2,
        why: 'L’avertissement vient du site, une minute avant la fin. Vous n’y ajoutez aucune pression.',
      },
      {
        ask: 'Votre connexion coupe pendant 40\u00a0secondes.',
        options: [
          'Ce temps n’est pas facturé\u00a0: je reprends quand elle revient.',
          'Je préviens la personne que le compteur continue.',
          'Je prolonge d’autant pour rattraper mon gain.',
        ],
        right: 0,
        why: 'Une coupure ne se facture jamais, quel que soit le côté.',
      },
      {
        ask: 'La même personne pose pour la quatrième fois cette semaine la même question.',
        options: [
          'Je refais un tirage, c’est son choix.',
          'Je lui dis que je n’ai rien de neuf à y ajouter, et je l’aide à se demander ce qui la ferait avancer.',
          'Je lui propose une consultation plus longue.',
        ],
        right: 1,
        why: 'La charte le demande. Elle peut aussi fixer un budget ou faire une pause depuis son compte.',
      },
    ],
  },
  {
    key: 'secret',
    version: '2026-11',
    title: 'Ce qui vous est confié',
    minutes: 4,
    words: [
      'Ce qu’une personne vous dit ne sort pas de la consultation. Ni à un proche, ni à un autre voyant, ni dans un groupe de discussion, même sans nom. Vous ne faites aucune copie, aucune capture, aucun enregistrement.',
      'Vous ne demandez ni nom de famille, ni adresse, ni téléphone, ni compte sur un réseau, et vous ne donnez pas les vôtres. Les paiements hors du site, les cadeaux et les rendez-vous ailleurs sont interdits. Si la personne le propose, refusez et écrivez-le à l’équipe.',
      'Vos notes sont à elle autant qu’à vous\u00a0: elle peut les lire et les effacer. Écrivez des faits utiles à la prochaine consultation, dans des mots que vous pourriez lui lire. Pas de diagnostic, pas de jugement, rien sur la santé, la religion ou la vie intime qui ne serve pas.',
      'N’ouvrez votre espace que sur un appareil à vous, verrouillé. Un mot de passe ne se prête pas\u00a0: personne n’y répond à votre place, et aucun programme n’y écrit pour vous. Si vous perdez l’appareil ou voyez quelque chose d’étrange, changez le mot de passe et prévenez l’équipe le jour même.',
    ],
    questions: [
      {
        ask: 'Un client régulier voudrait votre numéro «\u00a0au cas où\u00a0».',
        options: [
          'Je refuse, et je le signale à l’équipe si cela se répète.',
          'Je le donne en promettant de ne pas facturer.',
          'Je lui donne plutôt un compte sur un réseau.',
        ],
        right: 0,
        why: 'Hors du site, ni lui ni vous n’êtes protégés\u00a0: pas de prix affiché, pas de reçu, pas de recours.',
      },
      {
        ask: 'Laquelle de ces notes est bonne\u00a0?',
        options: [
          '«\u00a0Dépressive, naïve, paie sans compter.\u00a0»',
          '«\u00a0Hésite entre deux postes, décision en mars. Préfère qu’on aille droit au but.\u00a0»',
          '«\u00a0Son mari s’appelle Paul Durand, 06\u00a012…\u00a0»',
        ],
        right: 1,
        why: 'Elle est juste, utile et respectueuse. La personne peut la lire.',
      },
      {
        ask: 'Vous êtes malade\u00a0; une amie voyante propose de répondre depuis votre compte.',
        options: [
          'C’est possible si elle signe de son prénom.',
          'C’est possible pour une soirée.',
          'Jamais\u00a0: je me mets hors ligne.',
        ],
        right: 2,
        why: 'La personne a choisi de vous parler à vous. Le compte, l’identité vérifiée et la charte sont les vôtres.',
      },
    ],
  },
  {
    key: 'avis',
    version: '2026-11',
    title: 'Avis, contestations et refus',
    minutes: 3,
    words: [
      'Seule une personne qui vous a consulté peut vous noter. Vous ne demandez pas d’avis, vous n’offrez rien en échange et vous n’en faites écrire aucun. Un faux avis ferme le profil.',
      'Vous pouvez répondre une fois à un avis. Un modérateur relit la réponse. Remerciez, corrigez un fait s’il est faux, et ne dites rien de ce qui s’est échangé\u00a0: la personne a choisi ce qu’elle publie, vous non.',
      'Quand un reçu est contesté, vous êtes prévenu et vous avez un temps pour donner votre récit avant la décision. Donnez des faits\u00a0: ce qui a été demandé, ce qui a été répondu, ce qui a coupé. Votre texte est gardé avec la décision.',
      'Personne ne vous oblige à recevoir quelqu’un qui vous insulte ou vous presse. Terminez la consultation, puis choisissez de ne plus recevoir cette personne\u00a0: elle lira que vous ne pouvez pas la recevoir. Votre raison est gardée chiffrée\u00a0; écrivez-la avec respect, car elle fait partie des données que cette personne peut demander.',
    ],
    questions: [
      {
        ask: 'Un avis injuste raconte mal ce qui s’est passé.',
        options: [
          'Je réponds en citant ce que la personne m’avait confié.',
          'Je réponds avec courtoisie, sans rien dire de l’échange, ou j’écris à l’équipe.',
          'Je demande à des proches d’écrire de bons avis.',
        ],
        right: 1,
        why: 'Ce qui vous a été confié reste secret, même face à un avis injuste.',
      },
      {
        ask: 'Un reçu est contesté\u00a0: «\u00a0elle ne répondait plus\u00a0».',
        options: [
          'Je donne les faits dans le délai, avec ce qui a coupé et quand.',
          'Je n’ai rien à faire, la maison décidera.',
          'J’écris au client pour qu’il retire sa contestation.',
        ],
        right: 0,
        why: 'Vous êtes entendu avant la décision. Presser un client de se rétracter est une faute.',
      },
      {
        ask: 'Un client devient insultant.',
        options: [
          'Je prolonge\u00a0: il paie.',
          'Je réponds sur le même ton.',
          'Je termine, et je choisis de ne plus le recevoir en notant pourquoi.',
        ],
        right: 2,
        why: 'Vous n’avez pas à subir cela. Le refus se fait depuis la consultation.',
      },
    ],
  },
]
