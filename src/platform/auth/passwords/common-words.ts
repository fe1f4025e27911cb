/**
 * What people choose again and again and what the published ranking leaves out, being older and made elsewhere: names
 * and words of India, what has become known since, runs of keys, and words so short that they need an ending.
 */
const split = (text: string) => text.trim().split(/\s+/);

export const commonWords = new Set(
  split(`
passphrase letme welcomeback administrador adminadmin rootroot toor tests login logmein qwertz qwertzu qwertzuiop
qwe qwer qwertyqwerty qwerqwer asd zxc zxcv zxcvb poiuytrewq poiuyt lkjhgfdsa lkjhgf mnbvcxz mnbvcx ytrewq trewq
fdsa qaz wsx edc zaq xsw abc abcd abcde abcdef abcdefg abcdefgh abcdefghi aaa aaaa aaaaa iloveyouforever ilovemymom
forevermore god pray ice sun sky may judo win neymar kaka pele peru kolkata bengaluru pune ahmedabad jaipur lucknow
kanpur nagpur indore bhopal patna surat chandigarh haryana gurgaon noida faridabad gujarat gujarati rajasthan tamil
telugu marathi bengali hindi bollywood dhoni virat kohli kapil sehwag ganguly neo lordoftherings fortnite roblox
pubg freefire clashofclans onedirection bmw harleydavidson bajaj gmail yahoo hotmail twitter instagram ubuntu
netflix linkedin skype whatsapp red bad billionaire successful mama mom dad papa nana son sugarbaby joy whoever who
why how numberone two six ten key eva ian jay jim ken kim leo liz mia ray rob sue tim zoe ali zainab bilal usman
mashallah alhamdulillah rohit rohan raj rajan rajiv ram ranjit ravindra rishi ritu aarti akash alok amita amitabh
ananya ankit ankur anu anuj arjun ashwini babita balaji bhagwan bhavna chandan chetan deepa devi divya durga
ganapathi ganga gauri gayatri geeta gita gopal gopi govind hari harpreet hema himanshu isha jagdish jai jaishreeram
shreeram jyoti kajal kavya komal kunal laxmi madhav mahadev manju meena meera mehta mohit murugan nandini neel neha
nidhi nilesh nisha nitin omnamahshivaya om padma parvati pavan pawan payal piyush pooja prabhu pramod pranav pratik
prem priya puja punam radha radhakrishna radhe radhika radheradhe sagar sai sanjana saraswati satish saurabh seema
shiv shivshakti shree shreya shri shubham siddharth sita sneha sonal sonu sudha sudhir sujata sumit suraj sushil
swapnil swati tarun tanvi uma usha vaishali vandana varun vidya vikas vikram vimal vinay vinod vipin vivek yash
yogesh yadav gupta verma jaanu janu jaaneman jaanam babuji betu bacha chiku chintu pintu guddu pappu bunty rinku
tinku mivida diosesamor jesucristo corinthians coco lulu toto artista art startfinish go gogo chickenwing prada dior
gymnastics ballerina pocahontas mulan moana ranbir hrithik aamir
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
aa12345678 zaq1zaq1 1qaz1qaz !qaz@wsx 123password admin001 14344 1432003 1434404 143love luv4ever loveu4ever
friends4ever bff4ever bff4life 2cute4u me4ever you4me !password ihavenone notset bla123 9876543210 0123456789 012345
0123456 01234567 012345678 1231231234 12341234 1234512345 123456123456 100200 10000000 111999 123111 123222 13579
24682468 5678910 7867867 1230456 !@#$%^ !@#$%^& !@#$%^&* !@#$%^&*( !@#$%^&*() !@#$1234 !@#123 !q@w#e !q2w3e4r 1!2@3#
1!2@3#4$ aa@123456 a@123456 a1234567! aa123456! aa@12345 abc123!! pass@word1 pass@word sum41 u2rocks 2pac4life
2pacalypse 67mustang windowsxp office365 wii123 h4x0r hax0r 1337h4x elite31337 31337 tebow15 numero1 no1knows
1princess 1family 1student 1teacher 1sunshine 1welcome 123hello 123love 123money 123admin 123user 123login 123secret
123master 123monkey 123dragon 3doorsdown 69love 99problems hey123 []poiuytrewq
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
