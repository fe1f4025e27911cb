/**
 * What people choose again and again, as every collection of stolen passwords shows: words and names that stand alone
 * or with one of the usual endings, and the rest, which are kept whole.
 */
const split = (text: string) => text.trim().split(/\s+/);

export const commonWords = new Set(
  split(`
password passwort passord passwd pass passme passpass passcode passphrase mypassword mypass newpass newpassword secret
secrets topsecret letmein letme welcome welcomeback hello helloworld hellohello hello master masters master mastermind
admin admins administrator administrador adminadmin root rootroot toor user username guest test tests tester testing
testtest default changeme change changeit access login logmein signin temp temporary demo sample example public private
system server computer internet network webmaster website office company business manager support service sales
qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzu qwertzuiop azerty azertyu azertyuiop qwe qwer qwert qweqwe
qweasd qweasdzxc qwertyqwerty qwerasdf qwerqwer asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdasd asdasdasd
asdfasdf asdfjkl asdqwe asdzxc zxc zxcv zxcvb zxcvbn zxcvbnm zxczxc zxcasdqwe poiuytrewq poiuyt lkjhgfdsa lkjhgf
mnbvcxz mnbvcx ytrewq trewq fdsa qazwsx qazwsxedc wsxedc qazxsw qaz wsx edc zaq xsw abc abcd abcde abcdef abcdefg
abcdefgh abcdefghi abcabc aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa bbbbbb xxxxxx xxxxxxxx zzzzzz zzzzzzzz qqqqqq asasas
iloveyou iloveu iloveyouforever iloveme ilovegod ilovejesus ilovemymom ilovehim iloveher loveyou loveme lovelove
lovely lover lovers loveless love loving beloved mylove truelove ilove youandme forever forevermore always together
princess prince queen king kings kingdom queens princes duke lady angel angels angela angelo angelica angelina
angelito heaven hell devil devils demon satan lucifer jesus jesuschrist christ christian god godisgood godislove
godbless blessed blessing bless faith hope grace glory mercy peace spirit holy church bible amen prayer pray trust
monkey monkeys dragon dragons dragonball tiger tigers lion lions eagle eagles wolf wolves wolverine bear bears panther
panthers falcon falcons hawk hawks shark sharks dolphin dolphins cobra viper python spider spiderman scorpion scorpio
butterfly bunny rabbit kitty kitten kittens puppy puppies doggy doggie dog dogs cat cats horse horses horny pony
chicken turtle penguin elephant giraffe hamster mouse fish fishing fisher birdie parrot phoenix unicorn pegasus
sunshine sunflower sunset sunrise summer summertime winter spring autumn rainbow rain snow snowman snowball snowflake
storm stormy thunder lightning fire fireball firebird fireman ice iceman icecream water ocean river mountain island
beach flower flowers rose roses rosebud lily daisy tulip jasmine violet orchid lotus star stars starlight stardust
moon moonlight sun sky skyline earth planet galaxy universe cosmos apollo orion mercury venus jupiter saturn neptune
january february march april may june july august september october november december monday tuesday wednesday thursday
friday saturday sunday christmas easter halloween birthday holiday vacation
football soccer baseball basketball softball volleyball hockey tennis golf golfer golfing rugby cricket swimming
running runner racing racer boxing boxer wrestling karate kungfu judo ninja samurai warrior warriors fighter champion
champions winner winners win victory victor player players playboy gamer games game gaming poker casino lucky luck
chelsea arsenal liverpool manchester manutd united barcelona realmadrid juventus milan inter bayern celtic rangers
everton newcastle tottenham leeds ajax benfica ronaldo messi neymar beckham rooney gerrard torres kaka zidane pele
maradona jordan kobe lebron yankees redsox lakers bulls celtics cowboys steelers packers patriots raiders broncos
dodgers giants mets cubs bruins canucks flyers redwings dallas chicago boston newyork brooklyn texas florida
california hawaii london paris berlin madrid rome moscow tokyo sydney dublin amsterdam toronto canada america american
england britain scotland ireland germany france spain italia italy brasil brazil mexico argentina colombia chile peru
portugal poland russia turkey egypt africa australia china japan korea vietnam thailand philippines pinoy indonesia
malaysia singapore pakistan bangladesh nepal srilanka india indian bharat hindustan mumbai bombay delhi newdelhi
kolkata calcutta chennai madras bangalore bengaluru hyderabad pune ahmedabad jaipur lucknow kanpur nagpur indore
bhopal patna surat chandigarh haryana gurgaon noida faridabad punjab punjabi gujarat gujarati rajasthan kerala
tamil telugu marathi bengali hindi bollywood sachin tendulkar dhoni virat kohli kapil sehwag ganguly
superman superstar super batman robin joker spidey hulk ironman thor captain avengers marvel starwars startrek vader
darthvader yoda skywalker jedi matrix neo trinity morpheus gandalf frodo hobbit lordoftherings harrypotter potter
hermione hogwarts pokemon pikachu naruto sasuke sakura goku vegeta bleach onepiece mario luigi zelda sonic tetris
minecraft fortnite roblox callofduty counterstrike halo warcraft starcraft diablo pubg freefire clashofclans sims
mickey mickeymouse minnie donald goofy pluto disney cinderella tinkerbell ariel simba nemo barbie hellokitty snoopy
garfield tweety bugsbunny scooby scoobydoo homer bart simpson simpsons southpark spongebob patrick shrek
metallica nirvana slipknot linkinpark greenday blink eminem tupac snoop beatles elvis rockstar rock rocknroll rocky
punk punkrock music musica guitar drummer drums piano singer dance dancer dancing hiphop rapper metal pantera megadeth
slayer ironmaiden acdc queen pinkfloyd coldplay onedirection justinbieber bieber britney madonna shakira rihanna
beyonce michaeljackson
ferrari porsche mercedes bmw audi toyota honda yamaha suzuki kawasaki ducati harley harleydavidson mustang corvette
camaro chevy chevrolet ford dodge viper jaguar lamborghini bugatti subaru nissan skyline mazda tesla jeep bajaj
apple banana orange cherry strawberry mango coconut peach lemon pepper cookie cookies chocolate candy sugar honey
sweet sweety sweetie sweetheart sweetpea cupcake muffin pumpkin peanut butter cheese pizza burger coffee pepsi
cocacola coke beer whiskey vodka tequila budweiser heineken corona guinness marlboro smokey smoke weed ganja
microsoft windows google gmail yahoo hotmail facebook twitter instagram youtube samsung nokia sony iphone android
lenovo dell intel linux ubuntu oracle cisco amazon netflix linkedin myspace skype whatsapp
red blue green black white yellow purple pink silver golden gold diamond crystal platinum blacky blackie whitey brown
blueeyes bluebird greenday redhead redneck pinky blackcat blackjack
hunter hunting killer killers killme kill murder death dead shadow shadows ghost phantom zombie vampire monster
freak crazy maniac psycho danger dangerous badboy badgirl bad evil wicked rebel outlaw gangster gangsta thug mafia
godfather soldier army navy marine marines airforce sniper ranger pirate pirates cowboy knight knights wizard magic
magical mystery legend legends hero heroes freedom liberty justice power powers energy force strong
money cash dollar dollars rich million millionaire billionaire success successful work hardwork school college
university student students teacher teachers doctor nurse lawyer engineer police officer driver pilot chef
sexy sex sexsex sexygirl sexyboy hottie hotgirl hotstuff hot babe baby babygirl babyboy babyblue babydoll babe honeybun
girl girls boy boys mama mommy mother mom momdad mumdad dad daddy father papa mamapapa brother sister family familia
friend friends friendship bestfriend buddy cousin uncle auntie grandma granny nana children kids son daughter
fuckyou fuckme fuckoff fuck fucker fuckit motherfucker asshole bitch bastard shithead bullshit dickhead pussy
cool coolcool cooldude dude awesome amazing fantastic wonderful beautiful beauty pretty cute cutie cutiepie gorgeous
handsome perfect special precious treasure jewel pearl darling sugarbaby happy happiness smile smiley laugh laughing
funny joy fun enjoy life lifeisgood live living alive dream dreams dreamer dreaming believe imagine wonder
nothing nobody noone none something anything everything whatever whoever never nevermind ever who what why how
please thankyou thanks sorry goodluck good goodboy goodgirl great best better first number numberone one two three
four five six seven eight nine ten twenty hundred thousand
trustno trustnoone whoami open opensesame sesame enter entrar backdoor bypass security secure safe safety lock
locked unlock key keys keyboard monitor laptop desktop printer
michael jennifer jessica ashley daniel matthew joshua andrew anthony christopher christine christina christian
nicole nicholas nicolas michelle melissa amanda samantha stephanie elizabeth alexander alexandra alexandre alexis
alex alejandro alejandra jonathan justin brandon jason jasmin robert roberto richard william william thomas charles
charlie charlotte joseph jose juan jorge carlos miguel manuel antonio francisco fernando eduardo ricardo daniela
gabriel gabriela gabriella maria mariana marina marie mary martin martina margaret patrick patricia peter paul paula
pedro pablo philip phillip stephen steven steve david davide danny dennis derek diana diane donna dorothy douglas
edward eric erica erika eva evelyn frank franklin fred freddy george georgia gerald gina gloria gordon greg gregory
hannah harry harvey heather helen henry holly howard ian isabel isabella isabelle ivan jack jackie jackson jacob jake
james jamie jane janet jasper jay jean jeff jeffrey jenny jeremy jerry jesse jessie jim jimmy joan joanna joe joel
john johnny johnson jonas jordan joyce judy julia julian julie karen karina kate katherine kathleen kathy katie kayla
keith kelly kelsey ken kenneth kevin kim kimberly kyle larry laura lauren laurie lee leo leon leonardo leslie linda
lindsay lisa liz logan lorena lorenzo louis louise lucas lucy luis luke lynn madison marc marco marcos marcus mario
marissa mark marlene martha marvin mason matt max maxwell megan melanie melinda mercedes meredith mia micheal mickey
mike miles milena miranda mitchell molly monica morgan nancy natalia natalie natasha nathan neil nick nina noah norman
olivia oliver oscar owen pamela patty penelope phil rachel ralph ramon randy raul ray raymond rebecca regina renee rita
rob robbie robin rodney rodrigo roger ronald rosa rosario rose ruben russell ruth ryan sabrina sally sam sammy samson
samuel sandra sandy sara sarah scott sean sebastian sergio shane shannon sharon shawn sheila shelby sherry sierra simon
simone sofia sonia sophia sophie spencer stacey stacy stanley stella stewart stuart sue susan suzanne sylvia tamara
tammy tanya tara taylor teresa terry theresa tiffany tim timothy tina todd tom tommy tony tracey tracy travis trevor
tyler valentina valentine valeria valerie vanessa veronica vicky victor victoria vincent viola virginia vivian walter
wanda warren wayne wendy wesley whitney willie wilson xavier yolanda yvonne zachary zoe
ahmed ali hassan hussain hussein mohamed mohammed muhammad mustafa ibrahim omar khan fatima aisha zainab bilal usman
allah allahuakbar bismillah islam muslim mashallah alhamdulillah inshallah
rahul rohit rohan raj raja rajesh rajan rajiv rajeev raju rakesh ram rama ramesh rana ranjit ravi ravindra rishi ritu
aarti aditya ajay akash akshay alok aman amar amit amita amitabh anand ananya anil anita anjali ankit ankita ankur anu
anuj anushka arjun arun aryan asha ashish ashok ashwini babita balaji bhagwan bhavani bhavna chandan chandra chetan
deepa deepak deepika devi dinesh divya durga ganapathi ganesh ganesha ganga gaurav gauri gayatri geeta gita gopal
gopi govind guru gurpreet hanuman hari harish harpreet hema himanshu isha jagdish jai jaihind jaimatadi jaishreeram
shreeram jyoti kajal kamal kamala karan karthik kavita kavya kiran kishore komal krishna krishnan kumar kumari kunal
lakshmi laxmi lalit madhav madhu mahadev mahesh mahendra manish manisha manju manoj maya meena meera mehta mohan mohit
monika mukesh murugan nandini narayan narendra naresh naveen neel neelam neeraj neha nidhi nikhil nilesh nisha nitin
omnamahshivaya omsairam om padma pankaj parvati patel pavan pawan payal piyush pooja poonam prabhu pradeep prakash
pramod pranav prasad prashant pratik praveen prem preeti priya priyanka puja punam radha radhakrishna radhe radhika
radheradhe sagar sahil sai saibaba sairam salman samir sandeep sangeeta sanjana sanjay sanjeev santosh saraswati sarita
satish saurabh seema shah shahrukh shakti shankar sharma shashi shilpa shiv shiva shivam shivani shivshakti shree
shreya shri shubham shweta siddharth simran singh sita sneha sonal sonali sonu soni sudha sudhir sujata suman sumit
sunil sunita suraj suresh sushil swami swapnil swati tarun tanvi tiger uma usha vaishali vandana varsha varun venkat
vidya vijay vikas vikram vimal vinay vinod vipin vishal vishnu vivek waheguru yash yogesh yadav gupta verma
jaanu janu jaan jaaneman jaanam babu babuji beta betu bacha chiku chintu pintu guddu pappu bunty rinku tinku
amigo amigos amor amores teamo tequiero mivida miamor corazon estrella princesa hermosa bonita chiquita preciosa
familia contrasena clave futbol america cristiano dios diosesamor jesucristo guadalupe
hallo schatz liebe sommer hase maus fussball deutschland passwort geheim bonjour soleil doudou loulou chouchou
motdepasse marseille camille nathalie amore ciao juventus napoli ciaociao giuseppe francesco andrea alessandro
senha brasil flamengo corinthians palmeiras gostosa saudade sayang cinta bismillah rahasia matkhau
buster ginger tigger maggie harley bailey charlie cooper sadie lucky lucky sparky shadow oreo toby rusty bandit duke
max bella coco daisy rocky lady princess pepper peaches precious smokey patches oliver felix whiskers boots socks
mittens midnight misty casey cassie chester chelsea dakota cody brandy bubba bubbles boomer bear dexter dixie elvis
gizmo gracie hershey jake jasper lola lulu missy molly murphy nala nikki penny rascal riley roxy sasha scout shelby
simba snickers spike teddy tinker toto winston zeus ziggy zorro
scooter skater skateboard surfer surfing snowboard biker trucker farmer hammer hammers tool tools doctor
ranger rangers scooter trigger bullet cannon rocket missile bomber tank guns gunner gunners shooter target
yellow cowboys digital creative design designer photo photos video camera picture artist artista art paint
startfinish start finish begin stop go gogo gogogo bigdog bigdaddy biggie bigboy bigman littleone little tiny
chicken chickens chickenwing pickle pickles noodle noodles popcorn pancake waffle doughnut bagel biscuit sandwich
october november phoenix denver seattle oakland houston austin orlando miami atlanta detroit cleveland pittsburgh
philly jersey hollywood vegas lasvegas sandiego losangeles sanfrancisco
apples bananas oranges cherries grapes lemons kiwi papaya pineapple melon watermelon tomato potato onion garlic
jordan jordans nike adidas puma reebok converse gucci prada chanel dior versace
cheerleader cheer gymnast gymnastics ballet ballerina theatre drama actor actress movie movies
fatboy fatcat fathead skinny shorty slim slimshady bigfoot giant
genius einstein newton tesla edison darwin galileo shakespeare mozart beethoven picasso
peterpan aladdin pocahontas mulan belle rapunzel frozen elsa anna olaf moana
abhishek aishwarya katrina kareena deepika ranbir hrithik aamir
`),
);

/** What is put behind a word so that it counts as a password. */
export const commonEndings = new Set([
  ...split(`
0 1 2 3 4 5 6 7 8 9 ! . @ # $ * ? !! 1! 12! 123! 1234! 2! @1 @2 @12 @123 @1234 @12345 @123456 @111 @321 @007 @786 #1
#12 #123 #1234 $1 $123 *123 _1 _123 -1 -123 .1 .123 !1 !12 !123 !@ !@# !@#$ !@#$% @!
000 0000 007 100 101 110 111 1111 11111 111111 112 112233 121 1212 121212 122 123 1234 12345 123456 1234567 12345678
123456789 1234567890 123123 123321 1122 1221 1313 135 147 159 187 200 214 222 2222 234 247 2468 300 305 321 323 333 3333
3456 360 4321 420 444 4444 456 5000 500 54321 55 555 5555 567 654321 666 6666 678 6969 707 747 777 7777 786 787 789 8888
888 911 987 9876 999 9999 00 01 02 03 04 05 06 07 08 09
`),
  ...Array.from({ length: 90 }, (_, n) => String(n + 10)),
  ...Array.from({ length: 86 }, (_, n) => [String(n + 1950), `@${n + 1950}`, `${n + 1950}!`]).flat(),
]);

/** Without a word in them, or with one that is written in no other way. */
export const commonWholes = new Set([
  ...split(`
123456 1234567 12345678 123456789 1234567890 12345678910 123456789a 123456a 123456q 123456abc 123456789q a123456
a1234567 a12345678 a123456789 a12345 aa123456 aa12345678 abc123 abc1234 abc12345 abc123456 abcd1234 abcd123 abcde123
123abc 123abcd 123asd 123qwe 123qweasd 123qweasdzxc 1234qwer 12345qwert 12345q 12345a 1234abcd 1q2w3e 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4 q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc zaq12wsx zaq1xsw2
zaq1zaq1 zaq123 qaz123 qazwsx123 1qaz1qaz 1qaz!qaz !qaz2wsx !qaz@wsx 1qaz@wsx qwe123 qwe1234 qwe123456 qwer1234
qwer12345 qwert123 qwert12345 qwerty12345 qwerty123456 asd123 asd12345 asdf123 asdf1234 asdfgh123 zxc123 zxcv1234
zxcvbn123 zxcvbnm123 qweasd123 qweasdzxc123 qwe123qwe qwe123asd asd123asd 1234asdf 12qwaszx qwaszx 1a2b3c 1a2b3c4d
a1b2c3 a1b2c3d4 a1s2d3f4 q2w3e4r5 p@ssw0rd p@ssword passw0rd pa55word pa55w0rd p4ssw0rd p455w0rd pa$$word pa$$w0rd
p@$$w0rd p@$$word p@55w0rd passw0rd1 password1 1password 123password password01 password00 letm3in l3tm31n welc0me
adm1n 4dm1n admin@123 admin123 admin1234 admin12345 admin888 admin001 administrator1 root123 user123 test123 test1234
test12345 guest123 demo123 temp123 temp1234 login123 pass123 pass1234 pass12345 welcome123 welcome@123 india@123
trustno1 iloveyou1 iloveyou2 iloveu2 ilove1 ihateyou 1loveyou 14344 143143 1432003 1434404 love143 143love luv4ever
loveu4ever love4ever friends4ever bff4ever bff4life thug4life 4ever 4life 2fast4u 2hot4u 2cute4u me4ever you4me
password! password? password. !password p4ssword pa55wd passwd1 qwerty! qwerty? monkey1! money4me nopassword nopass
idontknow dontknow iforgot forgot ihavenone notset unknown anonymous blahblah blabla bla123 haha hahaha hahahaha lol123
lollol lololol lmfao rofl jajaja kkkkkk mmmmmm nnnnnn pppppp ssssss tttttt wwwwww yyyyyy dddddd ffffff gggggg hhhhhh
jjjjjj llllll cccccc aaaa1111 aaa111 aaa123 abc321 cba321 321cba xyz123 xyzxyz abcxyz asdzxc123 qazqaz wsxwsx edcedc
000000 0000000 00000000 000000000 0000000000 111111 1111111 11111111 111111111 1111111111 222222 2222222 22222222
222222222 333333 3333333 33333333 333333333 444444 4444444 44444444 444444444 555555 5555555 55555555 555555555 666666
6666666 66666666 666666666 777777 7777777 77777777 777777777 888888 8888888 88888888 888888888 999999 9999999 99999999
999999999 9999999999 654321 7654321 87654321 987654321 9876543210 0987654321 0123456789 012345 0123456 01234567
012345678 123321 1234321 123454321 12344321 1234554321 12332112 123123 123123123 1231231234 12341234 1234512345
123456123456 123412 123451 1234561 12345671 112233 11223344 1122334455 112211 121212 12121212 1212121212 122333
1223334444 131313 13131313 123654 123654789 1236987 12369874 147147 147258 147258369 1472583690 147852 147852369
1478963 14789632 147896325 159159 159357 159753 159951 159632 1593570 258258 258456 258369 258852 321321 321654
321654987 357159 357951 369258 369258147 369852 369963 456123 456456 456654 456789 4567890 456852 741852 741852963
741963 753159 753951 789123 789456 789456123 7894561230 789654 789654123 789789 852456 852852 852963 951357 951753
963258 963852 963852741 987456 987654 987987 102030 10203040 1020304050 101010 10101010 101101 100100 100200 100000
1000000 10000000 010101 01010101 010203 01020304 020202 030303 040404 050505 060606 070707 080808 090909 110110 111000
111222 111222333 111333 111999 112112 113311 114477 119911 120120 123000 123111 123222 123666 123777 123789 123987
124578 125125 134679 134679852 135246 135790 1357924680 13579 135791 1357911 135792468 142536 142857 145236 151515
161616 171717 181818 191919 202020 20202020 212121 211211 222333 223344 22334455 224466 232323 234234 234567 2345678
23456789 242424 246810 24682468 246813579 250250 252525 262626 272727 282828 292929 303030 303303 313131 321123 323232
332211 333666 333999 334455 343434 345345 345678 3456789 353535 363636 373737 383838 393939 404040 414141 420420 424242
434343 445566 454545 464646 474747 484848 494949 505050 515151 520520 521521 525252 535353 545454 555666 556677 565656
567567 567890 5678910 575757 585858 595959 606060 616161 626262 636363 646464 656565 666999 667788 676767 678678 678910
686868 696969 69696969 707070 717171 727272 737373 747474 757575 767676 777888 778899 786786 786110 7867867 787878
797979 808080 818181 828282 838383 848484 858585 868686 878787 887788 888999 898989 909090 911911 919191 929292 939393
949494 959595 969696 979797 987321 987123 989898 998877 99887766 999888 999000 147369 258147 1230123 12301230 1230456
1234567a 1234567q 12345678a 12345678q 123456789z 1234567891 12345678901 123456789012 1234567890a 1234567890q 1234567890-
!@#$%^ !@#$%^& !@#$%^&* !@#$%^&*( !@#$%^&*() !@#$1234 !@#123 !q@w#e !q2w3e4r 1!2@3# 1!2@3#4$ qwe!@# qwer!@#$ asd!@#
abc@123 abc@1234 abcd@123 abcd@1234 aaa@123 aa@123456 a@123456 a1234567! aa123456! aa@12345 abc123! abc123!! qwe@123
qwer@1234 qwerty@123 pass@123 pass@1234 pass@word1 pass@word pass#123 test@123 test@1234 user@123 demo@123 root@123
ncc1701 ncc1701d ncc1701e thx1138 rush2112 r2d2c3po c3por2d2 area51 blink182 sum41 u2rocks acdc69 slipknot6 korn666
50cent 2pac4life 2pacalypse 69camaro 67mustang 57chevy bond007 agent007 james007 jamesbond jamesbond007 007007 007bond
windows7 windows10 windowsxp office365 iphone4 iphone5 iphone6 samsung1 nokia3310 n0kia xbox360 playstation ps3ps3 ps4ps4
playstation2 playstation3 playstation4 nintendo64 gamecube wii123 sega123 h4x0r hax0r l33t 1337h4x elite31337 31337
nascar24 nascar3 dale03 jordan23 kobe24 kobe08 lebron23 messi10 ronaldo7 cr7cr7 cristiano7 beckham7 beckham23 iverson3
brady12 peyton18 favre4 tebow15 number1 number7 numero1 no1knows 1princess 1angel 1love 1lover 1forever 1family 1dragon
1monkey 1qwerty 1michael 1jordan 1student 1teacher 1chicken 1cookie 1sunshine 1letmein 1welcome 123hello 123happy
123love 123money 123test 123admin 123user 123login 123secret 123master 123monkey 123dragon 12monkeys 3doorsdown 3stooges
4runner 5alive 666hell 666satan 69love 7eleven 8ball 8balls 9inches 99problems heyhey heyyou hey123 yoyoyo yoyo123
zxcvbnm, zxcvbnm,. zxcvbnm,./ asdfghjkl; asdfghjkl;' qwertyuiop[ qwertyuiop[] ;lkjhgfdsa /.,mnbvcxz []poiuytrewq
`),
  ...walks('1234567890-='),
  ...walks('qwertyuiop[]'),
  ...walks("asdfghjkl;'"),
  ...walks('zxcvbnm,./'),
  ...walks('abcdefghijklmnopqrstuvwxyz'),
]);

/** A finger that slides along the keys, either way. */
function walks(row: string) {
  const lines = [row, [...row].reverse().join('')];
  return lines.flatMap((line) =>
    [...line].flatMap((_, from) =>
      Array.from({ length: Math.max(0, line.length - from - 5) }, (_, n) => line.slice(from, from + n + 6)),
    ),
  );
}
