interface Region {
  /** The states where families with these names mostly live. */
  readonly states: readonly string[];
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly families: readonly string[];
}

/** First and last names of one region. */
// oxfmt-ignore
export const REGIONS: readonly Region[] = [
  {
    states: ['Uttar Pradesh', 'Delhi', 'Madhya Pradesh', 'Bihar', 'Jharkhand', 'Chhattisgarh', 'Uttarakhand'],
    men: ['Amit', 'Vikas', 'Abhishek', 'Saurabh', 'Nitin', 'Ashutosh', 'Prakhar', 'Manish', 'Ravi', 'Shivam'],
    women: ['Neha', 'Pooja', 'Shweta', 'Anjali', 'Ritu', 'Kavita', 'Swati', 'Nidhi', 'Sakshi', 'Preeti'],
    families: ['Sharma', 'Verma', 'Mishra', 'Tiwari', 'Yadav', 'Srivastava', 'Chauhan', 'Pandey', 'Kumari', 'Gupta'],
  },
  {
    states: ['Maharashtra', 'Goa', 'Dadra and Nagar Haveli and Daman and Diu'],
    men: ['Sachin', 'Omkar', 'Swapnil', 'Aditya', 'Nikhil', 'Tushar', 'Prathamesh', 'Yash'],
    women: ['Sayali', 'Mrunal', 'Gauri', 'Rutuja', 'Ketaki', 'Vaishnavi', 'Sonal', 'Tejal'],
    families: ['Patil', 'Joshi', 'Jadhav', 'Pawar', 'Gaikwad', 'Shinde', 'Naik', 'Kale', 'Sawant', 'Fernandes'],
  },
  {
    states: ['Gujarat', 'Rajasthan'],
    men: ['Hardik', 'Jignesh', 'Parth', 'Mihir', 'Bhavesh', 'Mahendra', 'Lokesh', 'Kunal'],
    women: ['Hetal', 'Krupa', 'Dhara', 'Bhoomi', 'Khushbu', 'Rekha', 'Komal', 'Urvashi'],
    families: ['Patel', 'Shah', 'Desai', 'Parmar', 'Solanki', 'Rathore', 'Mathur', 'Trivedi', 'Vyas', 'Meena'],
  },
  {
    states: ['Punjab', 'Haryana', 'Chandigarh', 'Himachal Pradesh', 'Jammu and Kashmir', 'Ladakh'],
    men: ['Gurpreet', 'Harjit', 'Manpreet', 'Arjun', 'Sahil', 'Rohit', 'Imran', 'Tsering'],
    women: ['Simran', 'Jasleen', 'Navneet', 'Kiran', 'Aarti', 'Mehak', 'Sabreena', 'Diksha'],
    families: ['Singh', 'Kaur', 'Gill', 'Sandhu', 'Malik', 'Thakur', 'Bhat', 'Arora', 'Dhillon', 'Wani'],
  },
  {
    states: ['West Bengal', 'Tripura', 'Odisha', 'Andaman and Nicobar Islands'],
    men: ['Arnab', 'Sourav', 'Debashish', 'Subhajit', 'Biswajit', 'Soumya', 'Prasanta', 'Rahul'],
    women: ['Ishita', 'Moumita', 'Sreya', 'Paromita', 'Ankita', 'Sasmita', 'Lopamudra', 'Tanushree'],
    families: ['Chatterjee', 'Banerjee', 'Das', 'Ghosh', 'Mondal', 'Saha', 'Mohanty', 'Sahoo', 'Behera', 'Dutta'],
  },
  {
    states: ['Assam', 'Meghalaya', 'Manipur', 'Mizoram', 'Nagaland', 'Arunachal Pradesh', 'Sikkim'],
    men: ['Bhaskar', 'Pranjal', 'Lalrin', 'Ningthou', 'Kevi', 'Banteilang', 'Tashi', 'Hirak'],
    women: ['Rimjhim', 'Junali', 'Lalruati', 'Bembem', 'Asenla', 'Daphisha', 'Yangchen', 'Nibedita'],
    families: ['Borah', 'Saikia', 'Kalita', 'Hazarika', 'Devi', 'Singha', 'Lepcha', 'Tamang', 'Deka', 'Baruah'],
  },
  {
    states: ['Telangana', 'Andhra Pradesh', 'Karnataka'],
    men: ['Venkatesh', 'Sai', 'Praveen', 'Naveen', 'Kiran', 'Manjunath', 'Raghavendra', 'Santosh', 'Chandan'],
    women: ['Lavanya', 'Sravani', 'Keerthi', 'Divya', 'Bhavana', 'Shruthi', 'Pallavi', 'Chaitra', 'Sindhu'],
    families: ['Reddy', 'Rao', 'Naidu', 'Gowda', 'Hegde', 'Shetty', 'Chowdary', 'Kulal', 'Murthy', 'Bhandari'],
  },
  {
    states: ['Tamil Nadu', 'Kerala', 'Puducherry', 'Lakshadweep'],
    men: ['Karthik', 'Dinesh', 'Surya', 'Vignesh', 'Ashwin', 'Jithin', 'Anoop', 'Shameer', 'Basil'],
    women: ['Priya', 'Revathi', 'Nandhini', 'Deepika', 'Gayathri', 'Athira', 'Anjana', 'Fathima', 'Merin'],
    families: ['Nair', 'Menon', 'Pillai', 'Krishnan', 'Subramanian', 'Raman', 'Thomas', 'Varghese', 'Selvam', 'Kutty'],
  },
  {
    states: ['Telangana', 'Uttar Pradesh', 'Delhi', 'Maharashtra', 'Bihar', 'Karnataka'],
    men: ['Faizan', 'Arif', 'Salman', 'Zaid', 'Nadeem', 'Irfan'],
    women: ['Ayesha', 'Sana', 'Zoya', 'Nazia', 'Rukhsar', 'Hina'],
    families: ['Khan', 'Ansari', 'Shaikh', 'Siddiqui', 'Qureshi', 'Hussain'],
  },
];
