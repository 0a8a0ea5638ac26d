import { describe, expect, test } from 'vitest';
import { indianMobile, phone } from '#schema/validation/values/phone.ts';
import { pictureAddress, webAddress } from '#schema/validation/values/url.ts';
import { read } from './sentences.ts';

describe('an Indian mobile number', () => {
  const wrong = 'Please enter a valid 10-digit Indian mobile number';
  test.each([
    ['9876543210', '9876543210'],
    [' +91 98765-43210 ', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    // Ten digits that start like a country code are a complete number.
    ['9198765432', '9198765432'],
    ['91987654321', wrong],
    ['9198765432101', wrong],
    ['098765432101', wrong],
    ['0987654321', wrong],
    ['5876543210', wrong],
    ['98765432101', wrong],
    ['+9876543210', wrong],
    ['9+919876543210', wrong],
    [' ', 'Contact number is required'],
    [undefined, 'Contact number is required'],
    [9_876_543_210, 'Contact number must be text'],
  ])('%j is read as %j', (given, expected) =>
    expect(read(indianMobile('contactNumber'), given)).toBe(expected),
  );
});

describe('any phone number', () => {
  const wrong = 'Please enter a valid phone number';
  test.each([
    [' +91  (20)\t2612-3456 ', '+91 (20) 2612-3456'],
    ['१००२००', '100200'],
    ['100200', '100200'],
    ['10020', wrong],
    ['+', wrong],
    ['a100200', wrong],
    ['100200a', wrong],
    ['100+200', wrong],
    ['1'.repeat(31), wrong],
    [' ', 'Phone is required'],
    [null, 'Phone is required'],
    [100_200, 'Phone must be text'],
  ])('%j is read as %j', (given, expected) => expect(read(phone(), given)).toBe(expected));
});

const wrongAddress = 'Please enter a valid web address';

describe('a web address', () => {
  test.each([
    [' lotus.example ', 'https://lotus.example'],
    ['http://lotus.example/jobs?a=1', 'http://lotus.example/jobs?a=1'],
    ['HTTPS://lotus.example', 'HTTPS://lotus.example'],
    // A scheme further along is part of the path.
    ['lotus.example/go?to=https://a.example', 'https://lotus.example/go?to=https://a.example'],
    ['ftp://lotus.example', wrongAddress],
    ['x-https://lotus.example', wrongAddress],
    ['httpsx://lotus.example', wrongAddress],
    ['javascript:alert(1)', wrongAddress],
    ['web+lotus.a-1:b.example', wrongAddress],
    ['http://localhost', wrongAddress],
    ['http://me@lotus.example', wrongAddress],
    ['http://me:word@lotus.example', wrongAddress],
    ['http://:word@lotus.example', wrongAddress],
    ['lotus .example', wrongAddress],
    [`lotus.example/${'x'.repeat(500)}`, wrongAddress],
    [' ', 'Website is required'],
    [undefined, 'Website is required'],
    [1, 'Website must be text'],
  ])('%j is read as %j', (given, expected) => expect(read(webAddress(), given)).toBe(expected));
});

describe('the URL of a picture', () => {
  const id = '01939e3a-0000-7000-8000-00000000abcd';
  test.each([
    [id, id],
    [id.toUpperCase(), id.toUpperCase()],
    [' /uploads/logos/1 ', '/uploads/logos/1'],
    ['https://lotus.example/logo.png', 'https://lotus.example/logo.png'],
    [`0${id}`, wrongAddress],
    [`${id}0`, wrongAddress],
    [id.replace('01', 'xy'), wrongAddress],
    [id.replaceAll('-', ''), wrongAddress],
    ['//lotus.example/logo.png', wrongAddress],
    [String.raw`/\lotus.example/logo.png`, wrongAddress],
    ['/uploads/logos/a b', wrongAddress],
    ['logo.png', wrongAddress],
    [`/${'x'.repeat(500)}`, wrongAddress],
    ['/a\0', 'Logo contains characters that cannot be used. Please type it again.'],
    ['', 'Logo is required'],
    [undefined, 'Logo is required'],
    [1, 'Logo must be text'],
  ])('%j is read as %j', (given, expected) => expect(read(pictureAddress(), given)).toBe(expected));
});
