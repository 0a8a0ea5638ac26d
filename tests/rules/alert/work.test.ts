import { describe, expect, test } from 'vitest';
import { workTest } from '#server/modules/alert/work.rules.ts';

const fits = (keywords: string, title: string, skills: string[] = []) =>
  workTest(keywords)({ title, skills });

describe('an alert for work', () => {
  test.each([
    ['accountant', 'GST Accountant'],
    ['accountant', 'Accounts Executive'],
    ['sales executive', 'Field Sales Executive'],
    ['data entry operator', 'Back Office Executive'],
    ['cashier', 'Bank Teller'],
    ['receptionist', 'Hospital Receptionist'],
    ['finance manager', 'Finance Manager'],
    ['टेलीकॉलर', 'Telesales Executive'],
    // Two titles in one, and two kinds of work in one alert.
    ['store keeper', 'Store Keeper / Store Incharge'],
    ['accountant tally', 'Accounts Executive'],
  ])('“%s” finds %s', (keywords, title) => {
    expect(fits(keywords, title)).toBe(true);
  });

  test.each([
    ['machine operator', 'Computer Operator'],
    ['back office', 'Front Office Executive'],
    ['relationship manager', 'Customer Relationship Executive'],
    ['store keeper', 'Store Manager'],
    ['finance manager', 'Accountant'],
    ['security guard', 'Security Supervisor'],
    ['hr executive', 'HR Manager'],
    ['delivery boy', 'Delivery Hub Manager'],
    ['car driver', 'Truck Driver'],
    ['business analyst', 'Business Intelligence Analyst'],
    ['business development executive', 'Sales Executive'],
    ['bde', 'Sales Executive'],
    ['call center', 'Non Voice Process Associate'],
    ['store keeper', 'Store Cashier'],
    ['site engineer', 'Site Reliability Engineer'],
    ['ward boy', 'Nursing Officer'],
  ])('“%s” does not find %s', (keywords, title) => {
    expect(fits(keywords, title)).toBe(false);
  });
});

test('an alert for a field of work finds its managers too', () => {
  expect(fits('sales', 'Area Sales Manager')).toBe(true);
  expect(fits('customer care', 'Customer Service Manager')).toBe(true);
});

test('an alert for a skill finds jobs that ask for it', () => {
  expect(fits('react', 'Full Stack Developer', ['React', 'Node.js'])).toBe(true);
  expect(fits('react', 'Full Stack Developer', ['Vue'])).toBe(false);
  expect(fits('tally operator', 'Accountant', ['Tally Prime'])).toBe(true);
  expect(fits('field sales executive', 'Sales Executive', ['Field Sales'])).toBe(true);
  expect(fits('billing', 'Showroom Sales Executive', ['Billing Software'])).toBe(false);
  expect(fits('housekeeping', 'Office Boy', ['Housekeeping'])).toBe(false);
});

test('an alert that names no work finds whatever the search finds', () => {
  expect(fits('hotel', 'Field Service Engineer')).toBe(true);
  expect(fits('', 'Cook')).toBe(true);
});
