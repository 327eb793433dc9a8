/**
 * Passwords likely to be tried first on this site, before those of the dictionaries: words of the trade and choices
 * common in France. Compared without case, accents or spaces.
 */
export const commonPasswords: readonly string[] = `
password passw0rd passwords password1 password12 password123 password1234 password12345 password123456
motdepasse motdepasse1 motdepasse123 motdepasse1234 motdepassemotdepasse monmotdepasse monmotdepasse123 lemotdepasse
nouveaumotdepasse changezmoi changeme changemenow changemoi letmein letmeinplease laissezmoientrer ouvretoi sesame
ouvretoisesame sesameouvretoi mdp mdp123 azerty azerty1 azerty12 azerty123 azerty1234 azerty12345 azerty123456 azertyuiop
azertyuiop123 azertyuiopqsdf azertyuiopqsdfghjklm azertyqwerty qwerty qwerty123 qwerty1234 qwertyuiop qwertyuiop123
qwertyuiop1234 qwertyazerty qwertz qwertzuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u qazwsx qazwsxedc
qazwsxedcrfv zaq12wsx zaq1zaq1 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv a1z2e3 a1z2e3r4 a1z2e3r4t5 a1z2e3r4t5y6
aqwzsxedc aqwxszedc wxcvbn wxcvbnqsdfgh qsdfgh qsdfghjklm asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 abcdef
abc123abc123 abcdef123456 a123456 a12345678 aa123456 123456 1234567 12345678 123456789 1234567890 12345678910
123456789012 1234567891011 123456123456 123123 123123123123 123321 1234561 12344321 112233 112233445566 121212 111111
000000 222222 333333 444444 555555 666666 777777 888888 999999 654321 987654321 0987654321 147258369 159753 159357
789456123 741852963 963852741 0123456789 20202020 admin admin123 admin1234 administrateur administrator adminadmin root
rootroot toor user utilisateur invite guest guest123 test test123 test1234 testtest tester essai demo welcome welcome1
welcome123 bienvenue bienvenue1 bienvenue123 bonjour bonjour1 bonjour123 bonjourbonjour bonsoir salut coucou coucou123
coucoucoucou hello hello123 helloworld secret secret123 topsecret monsecret connexion connexion123 login login123
compte moncompte internet internet123 ordinateur computer windows microsoft google facebook instagram whatsapp youtube
amazon netflix snapchat iphone samsung orange free bouygues ilovyou iloveyou iloveyou1 iloveyou123 iloveyou1234 iloveyou2
jetaime jetaime1 jetaime123 jetaimejetaime jetaimetrop jetadore jetaimemonamour jetaimemoncoeur amour amour123 monamour
monamour123 moncoeur moncoeur123 coeur bebe monbebe doudou doudou123 chouchou chouchou123 cherie mapuce loulou loulou123
loulou1234 poupette princesse princesse123 princess princess1 princess123 marseille marseille13 marseille123 olympique
olympiquedemarseille allezlom omomom psg parissg parissaintgermain lyon toulouse bordeaux nantes lille paris paris75
paris123 parisparis france france98 france123 francefrance vivelafrance vivelavie lavieestbelle carpediem cestlavie
soleil soleil123 soleilsoleil lune etoile etoiles etoile123 papillon papillon123 chocolat chocolat123 vanille fraise
caramel nutella chipie chaton minou minette felix filou titi tigrou tintin asterix obelix pikachu pokemon naruto dragon
dragonball dragon123 superman batman spiderman starwars matrix master monkey football football123 foot basketball
baseball rugby tennis liverpool barcelona realmadrid chelsea juventus arsenal ronaldo messi zidane zinedinezidane mbappe
nicolas nicolas123 thomas alexandre julien maxime antoine guillaume sebastien camille camille123 marine julie celine
sophie nathalie isabelle stephanie sandrine valerie caroline laura manon emma lea chloe charlotte mathilde pauline
marie marie123 jean pierre michel jeanpierre jeanmarie mariefrance michael jennifer jessica jordan daniel ashley nicole
michelle charlie louise louloute vacances vacances123 liberte liberte123 bonheur bonheur123 famille famille123 mafamille
maman maman123 papa papa123 mamanpapa papamaman papamaman123 mesenfants monange ange anges ange123 espoir destin
voyance voyance123 voyancegratuite mavoyance voyant voyante cosmospace cosmospace123 astrologie horoscope tarot tarots
tarotdemarseille oracle medium belier taureau gemeaux cancer lion vierge balance scorpion sagittaire capricorne
verseau poissons avenir monavenir bonneannee joyeuxnoel printemps automne hiver lundi mardi janvier septembre decembre
sunshine shadow freedom whatever trustno1 superstar summer winter spring flower flowers cookie pepper ginger killer
hunter ranger harley mustang ferrari porsche mercedes peugeot renault citroen twingo zaqxsw maverick phoenix
correcthorsebatterystaple correct horse battery staple thisismypassword mypassword mypassword123 ilovefrance iloveparis
cestmoicestmoi quitoitoi jenesaispas jenesaisplus motdepasseoublie passwordpassword unmotdepasse passepartout
qwerasdfzxcv qweasdzxc qweasdzxcrty poiuytreza poiuytrewq mlkjhgfdsq lkjhgfdsa abcdefghijkl aaaaaaaaaaaa
`
  .trim()
  .split(/\s+/)
